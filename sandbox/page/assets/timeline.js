/**
 * The messages of the open channel, oldest first, standing at the newest.
 *
 * Laws: of a long channel the newest messages are drawn, older ones when they are asked for; an update redraws its own
 * message and no other; focus and an open list survive it; whoever has scrolled up to read is not pulled down, but by the
 * answer to what they did.
 */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { openListbox } from "./listbox.js";
import { answers, continues, drawMessage, focusedPart, markFailure, markPending, restoreFocus } from "./message.js";
import { compareIds } from "./snowflake.js";
import { dayOf, refreshTimestamps } from "./timestamp.js";

const NEAR_END = 60;

const DRAWN = 50;
const SPARED = 20;

export class Timeline {
  #scroller;
  #list;
  #jump;
  #older;
  #oldest = "0";
  #scene;
  #channelId = null;
  #atEnd = true;
  #top = 0;

  constructor(scroller, scene) {
    this.#scroller = scroller;
    this.#scene = scene;
    this.#list = el("ol", { class: "messages", role: "list" });
    this.#jump = el("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.#toEnd() } }, icon("down"));
    this.#older = el("button", { type: "button", class: "older", hidden: true, on: { click: () => this.#showOlder() } });
    this.#scroller.after(this.#jump);
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    this.#scroller.addEventListener("load", () => this.#keepPlace(), true);
    const resized = new ResizeObserver(() => this.#keepPlace());
    for (const node of [this.#scroller, this.#list]) resized.observe(node);
    setInterval(() => refreshTimestamps(this.#scroller, this.#scene.now()), 1000);
  }

  /** Shows the channel the scene is at, from the newest message. */
  show(place) {
    this.#channelId = place.channelId;
    this.#list.setAttribute("aria-label", this.#scene.say("messages", { name: place.title }));
    this.#jump.setAttribute("aria-label", this.#scene.say("jumpToPresent"));
    this.#jump.title = this.#scene.say("jumpToPresent");
    fill(this.#older, this.#scene.say("older"));
    this.#oldest = this.#messages().at(-DRAWN)?.id ?? "0";
    this.#drawAnew();
    fill(this.#scroller, this.#drawWelcome(place), this.#older, this.#list);
    this.#toEnd();
  }

  /** Follows one change of the store. */
  follow({ op, channelId, message }) {
    if (channelId !== this.#channelId || !this.#isVisible(message)) return;
    this.#scrolled();
    if (op === "update") this.#update(message);
    else if (op === "delete") this.#remove(message);
    else this.#add(message);
    this.#keepPlace();
  }

  markPending({ messageId, customId, busy }) {
    const item = this.#item(messageId);
    if (item) markPending(item, customId, busy);
  }

  markFailure({ messageId, reason }) {
    const item = this.#item(messageId);
    if (item) markFailure(item, reason, this.#scene);
    this.#keepPlace();
  }

  /** Whether the focus is inside this message. */
  isAt(messageId) {
    return Boolean(this.#item(messageId)?.contains(document.activeElement));
  }

  #isVisible({ visible_to: visibleTo }) {
    return !visibleTo || visibleTo === this.#scene.person.id;
  }

  #messages() {
    return this.#channelId === null ? [] : this.#scene.store.messagesFor(this.#channelId, this.#scene.person.id);
  }

  #item(messageId) {
    return [...this.#list.children].find(({ dataset }) => dataset.messageId === messageId);
  }

  #drawAnew() {
    const messages = this.#messages();
    const drawn = messages.filter(({ id }) => compareIds(id, this.#oldest) >= 0);
    fill(this.#list, drawn.map((message, index) => this.#drawWithDay(message, drawn[index - 1])));
    this.#older.hidden = drawn.length === messages.length;
  }

  // What is looked at stays where it is.
  #showOlder() {
    this.#atEnd = false;
    const below = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    const messages = this.#messages();
    const drawn = messages.filter(({ id }) => compareIds(id, this.#oldest) >= 0).length;
    this.#oldest = messages.at(-drawn - DRAWN)?.id ?? "0";
    this.#drawAnew();
    this.#scroller.scrollTop = this.#scroller.scrollHeight - below;
    this.#top = this.#scroller.scrollTop;
    this.#item(messages.at(-drawn)?.id)?.querySelector("article").focus({ preventScroll: true });
  }

  // Whoever stands at the newest message needs no more than the last ones; the first of them gets a head.
  #letGo() {
    const items = [...this.#list.querySelectorAll(":scope > .message")];
    if (!this.#atEnd || items.length <= DRAWN + SPARED) return;
    const first = items.at(-DRAWN);
    const held = document.activeElement ?? document.body;
    if (items.slice(0, -DRAWN + 1).some((item) => item.contains(held)) || openListbox()) return;
    this.#oldest = first.dataset.messageId;
    while (this.#list.firstChild !== first) this.#list.firstChild.remove();
    const message = this.#scene.store.message(this.#channelId, this.#oldest);
    if (message) first.replaceWith(...this.#drawWithDay(message, undefined));
    this.#older.hidden = false;
  }

  #drawWithDay(message, before) {
    const day = dayOf(message.timestamp, this.#scene.locale);
    const newDay = !before || dayOf(before.timestamp, this.#scene.locale) !== day;
    const divider = newDay ? el("li", { class: "day" }, el("span", {}, day)) : null;
    return [divider, drawMessage(message, this.#scene, { grouped: !newDay && continues(message, before) })];
  }

  #drawWelcome({ heading, welcome }) {
    return el("div", { class: "welcome" }, el("h2", {}, heading), el("p", {}, welcome));
  }

  #add(message) {
    const messages = this.#messages();
    const index = messages.indexOf(message);
    if (index < messages.length - 1) this.#drawAnew();
    else this.#list.append(...this.#drawWithDay(message, messages[index - 1]).filter(Boolean));
    if (answers(message, this.#scene.person)) this.#toEnd();
    else if (!this.#atEnd) this.#jump.hidden = false;
    this.#letGo();
  }

  #update(message) {
    const before = this.#item(message.id);
    const list = openListbox();
    if (!before) return;
    if (list && before.contains(list.anchor)) {
      list.afterClose(() => this.#updateNow(message.id));
      return;
    }
    this.#updateNow(message.id);
  }

  #updateNow(messageId) {
    const before = this.#item(messageId);
    const message = before && this.#scene.store.message(this.#channelId, messageId);
    if (!message) return;
    const focused = focusedPart(before);
    const after = drawMessage(message, this.#scene, { grouped: before.classList.contains("grouped") });
    before.replaceWith(after);
    if (focused) restoreFocus(after, focused);
    this.#keepPlace();
  }

  // Without it, the next message may need a head, or a day may be gone.
  #remove(message) {
    const list = openListbox();
    if (list && this.#item(message.id)?.contains(list.anchor)) list.close();
    const scrolled = this.#scroller.scrollTop;
    this.#drawAnew();
    this.#scroller.scrollTop = scrolled;
    this.#top = this.#scroller.scrollTop;
  }

  // Pictures may have grown the list since the scroll; only who has gone up has left the end. The browser tells of a scroll
  // only with the next frame, so whoever is about to move the list looks first.
  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    const wentUp = scrollTop < this.#top;
    this.#top = scrollTop;
    this.#atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END || (this.#atEnd && !wentUp);
    if (this.#atEnd) this.#jump.hidden = true;
  }

  #keepPlace() {
    this.#scrolled();
    if (this.#atEnd) this.#toEnd();
  }

  #toEnd() {
    this.#atEnd = true;
    this.#jump.hidden = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#top = this.#scroller.scrollTop;
  }
}
