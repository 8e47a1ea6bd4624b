/**
 * The messages of the open channel, oldest first, standing at the newest.
 *
 * Laws: an update redraws its own message and no other; focus and an open list survive it; whoever has scrolled up to read
 * is not pulled down, but by the answer to what they did.
 */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { openListbox } from "./listbox.js";
import { answers, continues, drawMessage, focusedPart, markFailure, markPending, restoreFocus } from "./message.js";
import { dayOf, refreshTimestamps } from "./timestamp.js";

const NEAR_END = 60;

export class Timeline {
  #scroller;
  #list;
  #jump;
  #scene;
  #channelId = null;
  #atEnd = true;
  #top = 0;

  constructor(scroller, scene) {
    this.#scroller = scroller;
    this.#scene = scene;
    this.#list = el("ol", { class: "messages", role: "list" });
    this.#jump = el("button", { type: "button", class: "jump", hidden: true, on: { click: () => this.#toEnd() } }, icon("down"));
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
    fill(this.#list, this.#drawAll());
    fill(this.#scroller, this.#drawWelcome(place), this.#list);
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

  #drawAll() {
    const messages = this.#messages();
    return messages.map((message, index) => this.#drawWithDay(message, messages[index - 1]));
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
    if (index < messages.length - 1) fill(this.#list, this.#drawAll());
    else this.#list.append(...this.#drawWithDay(message, messages[index - 1]).filter(Boolean));
    if (answers(message, this.#scene.person)) this.#toEnd();
    else if (!this.#atEnd) this.#jump.hidden = false;
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
    fill(this.#list, this.#drawAll());
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
