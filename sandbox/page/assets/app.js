/**
 * The sandbox in the browser: one person at the keyboard plays all the people of a small server.
 *
 * Everything is drawn from the store, the store is filled by the stand-in's events, and the address says who looks where;
 * so a reload, a second window and a lost connection all come to the same: draw again.
 */

import { ChannelList } from "./channels.js";
import { titleOf } from "./commands.js";
import { Composer } from "./composer.js";
import { Drawer } from "./drawer.js";
import { Interactions } from "./interactions.js";
import { nameOf } from "./inline.js";
import { openListbox } from "./listbox.js";
import { wordsOf } from "./message.js";
import { openModal } from "./modal.js";
import { Notices } from "./notices.js";
import { PeopleBar } from "./people.js";
import { isDirect, placeFor } from "./place.js";
import { DM, formatRoute, parseRoute, validRoute } from "./route.js";
import { idAt } from "./snowflake.js";
import { Connection, socketUrl } from "./socket.js";
import { Store } from "./store.js";
import { languageOf, pieces, say } from "./text.js";
import { Timeline } from "./timeline.js";
import { currentTheme, TopBar } from "./topbar.js";
import { ReadMarks } from "./unread.js";

const EPHEMERAL = 1 << 6;
const COMMAND = 2;

class App {
  connection = new Connection(socketUrl(location));
  store = new Store();
  interactions = new Interactions(this.connection);
  unread = new ReadMarks(this.store);
  person = null;
  place = null;
  #connected = false;

  // What drawing may ask of the page; passed around as "scene".
  say = (key, args) => say(this.locale, key, args);
  pieces = (key, args) => pieces(this.locale, key, args);
  now = () => this.store.now();

  constructor() {
    document.documentElement.dataset.theme = currentTheme();
    const at = (id) => document.getElementById(id);
    this.notices = new Notices(this);
    this.drawer = new Drawer(at("sidebar"), at("backdrop"));
    this.peopleBar = new PeopleBar(at("people"), this, this.unread);
    this.channelList = new ChannelList(at("channels"), this, this.unread);
    this.topBar = new TopBar(at("topbar"), this, () => this.drawer.open());
    this.timeline = new Timeline(at("scroller"), this);
    this.composer = new Composer(at("composer"), this);
    this.#listen();
    this.#listenToStore();
    this.#listenToInteractions();
    this.notices.drawBanner(true);
  }

  begin() {
    this.connection.open();
  }

  get locale() {
    return this.person ? this.person.locale : navigator.language;
  }

  // What drawn things can do.

  /** Goes to a place of the person shown. */
  open(place) {
    this.#goTo({ personId: this.person.id, place });
    this.drawer.close();
    this.#focusComposer();
  }

  openChannel(channelId) {
    this.open(isDirect(channelId, this.store) ? DM : channelId);
  }

  /** The same place with another person's eyes; direct messages become that person's own. */
  becomePerson(personId) {
    this.#goTo({ personId, place: this.place.place });
    this.#focusComposer();
  }

  isDirect(channelId) {
    return isDirect(channelId, this.store);
  }

  commandTitle(name) {
    return titleOf(this.store.commands, name, this.locale);
  }

  startCommand(name) {
    this.composer.start(name);
  }

  commandSent() {
    this.notices.closeHint();
  }

  focusSend() {
    this.composer.focusSend();
  }

  /** Puts an ephemeral message away; one of the page's own is nobody else's business. */
  dismiss(message) {
    if (!message.local) this.interactions.tell({ do: "dismiss", message_id: message.id });
    this.store.apply({ ev: "message_delete", channel_id: message.channel_id, message_id: message.id });
    this.#focusComposer();
  }

  #listen() {
    this.connection.on("event", (event) => this.store.apply(event) || this.interactions.apply(event));
    this.connection.on("state", (state) => this.#connectionChanged(state === "open"));
    this.unread.on("change", () => this.#drawLists());
    addEventListener("hashchange", () => this.#followAddress());
    addEventListener("keydown", (event) => this.#typedElsewhere(event));
    document.addEventListener("visibilitychange", () => this.#markRead());
  }

  #listenToStore() {
    this.store.on("hello", () => this.#drawEverything());
    this.store.on("people", () => this.#drawEverything());
    this.store.on("channels", () => this.#channelsChanged());
    this.store.on("commands", () => this.notices.drawHint());
    this.store.on("bot", () => this.#botChanged());
    this.store.on("message", (change) => this.#messageChanged(change));
  }

  #listenToInteractions() {
    this.interactions.on("pending", (change) => this.timeline.markPending(change));
    this.interactions.on("failed", (change) => this.timeline.markFailure(change));
    this.interactions.on("waiting", (titles) => this.notices.drawWaiting(titles));
    this.interactions.on("commandFailed", (failure) => this.#showFailedCommand(failure));
    this.interactions.on("modal", (modal) => openModal(modal, this));
    this.interactions.on("refused", (reason) => this.notices.toast(reason ?? this.say("notConnected")));
  }

  #connectionChanged(connected) {
    this.#connected = connected;
    document.body.classList.toggle("away", !connected);
    if (!connected) this.interactions.abandon();
    this.notices.drawBanner(connected);
  }

  #drawEverything() {
    this.#resolve();
    this.#drawAround();
    this.timeline.show(this.place);
    this.notices.drawHint();
    this.#markRead();
  }

  // Person and place as the address says, or the nearest that exist.
  #resolve() {
    const route = validRoute(parseRoute(location.hash), this.store);
    history.replaceState(null, "", formatRoute(route));
    const before = this.place?.key;
    this.person = this.store.person(route.personId);
    this.place = placeFor(this.person, route.place, this);
    if (before !== this.place.key) openListbox()?.close();
    document.documentElement.lang = languageOf(this.locale);
    document.title = `${nameOf(this.person)} · ${this.place.title} · Parlatorium`;
  }

  #drawAround() {
    this.#drawLists();
    this.topBar.draw();
    this.drawer.label(this.say("closeChannels"));
    this.composer.show(this.place);
    this.notices.drawBanner(this.#connected);
  }

  #drawLists() {
    if (!this.place) return;
    this.peopleBar.draw();
    this.channelList.draw();
  }

  #goTo(route) {
    openListbox()?.close();
    const hash = formatRoute(validRoute(route, this.store));
    if (hash === location.hash) return;
    history.pushState(null, "", hash);
    this.#drawEverything();
  }

  #followAddress() {
    if (this.place) this.#drawEverything();
  }

  #focusComposer() {
    if (matchMedia("(hover: hover)").matches) this.composer.focus();
  }

  #channelsChanged() {
    const before = this.place;
    this.#resolve();
    this.#drawAround();
    if (before.key !== this.place.key || before.channelId !== this.place.channelId) this.timeline.show(this.place);
  }

  #botChanged() {
    this.#drawLists();
    this.notices.drawBanner(this.#connected);
  }

  #messageChanged(change) {
    this.timeline.follow(change);
    this.#announce(change);
    this.#markRead();
    this.#drawLists();
  }

  // What has come, and what has become of the message somebody is at.
  #announce({ op, channelId, message }) {
    const seen = !message.visible_to || message.visible_to === this.person.id;
    const news = op === "create" || (op === "update" && this.timeline.isAt(message.id));
    if (channelId === this.place.channelId && seen && news) this.notices.announce(`${nameOf(message.author)}: ${wordsOf(message, this)}`);
  }

  #markRead() {
    if (this.place?.channelId && document.visibilityState === "visible") this.unread.markRead(this.person.id, this.place.channelId);
  }

  // As in Discord, an unanswered command leaves a message that only its sender sees.
  #showFailedCommand({ order: { wire, title }, reason }) {
    const id = idAt(Date.now());
    this.store.apply({
      ev: "message_create",
      channel_id: wire.channel_id,
      visible_to: wire.as,
      message: {
        id, local: true, failure: reason, author: { ...this.store.bot, bot: true }, content: "", flags: EPHEMERAL,
        timestamp: new Date(this.now() * 1000).toISOString(),
        interaction: { type: COMMAND, name: title, user: this.store.person(wire.as) },
      },
    });
  }

  #typedElsewhere(event) {
    const free = document.activeElement === document.body || document.activeElement?.closest(".messages, #scroller");
    if (!free || event.key.length !== 1 || event.key === " " || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.activeElement.matches("[role=combobox]") || !this.place) return;
    event.preventDefault();
    this.composer.type(event.key);
  }
}

new App().begin();
