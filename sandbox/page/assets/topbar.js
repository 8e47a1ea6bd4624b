/** The bar above the messages: where one is, and the settings of the person shown. */

import { askSure } from "./dialog.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf } from "./inline.js";
import { recall, remember } from "./memory.js";
import { LOCALES, languageOf } from "./text.js";

const THEME = "theme";

/** The theme chosen in this browser, else the one the system prefers. */
export function currentTheme() {
  return recall(THEME, matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}

export class TopBar {
  #root;
  #scene;
  #settingsOpen = false;

  /** `openDrawer()` shows the channels where there is no room for them. */
  constructor(root, scene, openDrawer) {
    this.#root = root;
    this.#scene = scene;
    this.openDrawer = openDrawer;
    addEventListener("pointerdown", (event) => this.#pressedOutside(event));
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.#toggleSettings(false));
  }

  draw() {
    const { place, say } = this.#scene;
    const focused = this.#root.contains(document.activeElement) ? document.activeElement.dataset.part : undefined;
    const picture = { text: "hash", thread: "thread" }[place.kind];
    fill(this.#root,
      this.#button("menu", say("openChannels"), this.openDrawer, "menu-button"),
      el("h1", {}, picture ? icon(picture) : null, el("span", {}, place.name)),
      this.#drawModeration(),
      this.#button("gear", this.#title(), () => this.#toggleSettings(!this.#settingsOpen), "settings-button"),
      this.#drawSettings());
    this.#toggleSettings(this.#settingsOpen);
    if (focused) this.#root.querySelector(`[data-part="${focused}"]`)?.focus();
  }

  #title() {
    return this.#scene.say("settings", { name: nameOf(this.#scene.person) });
  }

  #button(picture, label, action, part = picture) {
    return el("button", {
      type: "button", class: `icon-button ${part}`, "aria-label": label, title: label, data: { part }, on: { click: action },
    }, icon(picture));
  }

  #drawSettings() {
    const { person, say } = this.#scene;
    const dark = currentTheme() === "dark";
    return el("div", { class: "settings", role: "group", "aria-label": this.#title(), id: "settings" },
      el("span", { class: "settings-name", "aria-hidden": "true" }, nameOf(person)),
      this.#drawLanguage(),
      this.#drawSwitch("dms_open", say("dmsOpen")),
      this.#drawSwitch("moderator", say("moderator")),
      this.#button(dark ? "sun" : "moon", say(dark ? "lightTheme" : "darkTheme"), () => this.#turnTheme(dark ? "light" : "dark"), "theme"));
  }

  #drawLanguage() {
    const { person, say } = this.#scene;
    const select = el("select", { "aria-label": say("language"), data: { part: "language" } }, LOCALES.map(([locale, name]) =>
      el("option", { value: locale, selected: languageOf(locale) === languageOf(person.locale) }, name)));
    select.addEventListener("change", () => this.#change({ locale: select.value }));
    return select;
  }

  #drawSwitch(field, label) {
    const on = this.#scene.person[field];
    return el("button", {
      type: "button", class: "switch", role: "switch", "aria-checked": String(on), data: { part: field },
      on: { click: () => this.#change({ [field]: !on }) },
    }, el("span", { class: "switch-track", "aria-hidden": "true" }), label);
  }

  #drawModeration() {
    const { person, place, say } = this.#scene;
    if (!person.moderator || place.kind === "direct" || place.channelId === null) return null;
    const label = this.#scene.store.channel(place.channelId).archived ? "reopenThread" : "archiveThread";
    const archive = place.kind === "thread" && this.#button("archive", say(label), () => this.#turnArchived());
    return [archive, this.#button("trash", say("deleteChannel"), () => this.#delete(), "delete")];
  }

  async #delete() {
    const { place, say } = this.#scene;
    const sure = await askSure(say("deleteChannel"), say("deleteChannelAsk", { name: place.title }), say("delete"), this.#scene);
    if (sure) this.#scene.interactions.tell({ do: "channel", op: "delete", channel_id: place.channelId });
  }

  #turnArchived() {
    this.#scene.interactions.tell({ do: "channel", op: "archive", channel_id: this.#scene.place.channelId });
  }

  #change(settings) {
    this.#scene.interactions.tell({ do: "person", as: this.#scene.person.id, ...settings });
  }

  #turnTheme(theme) {
    remember(THEME, theme);
    document.documentElement.dataset.theme = theme;
    this.draw();
  }

  #toggleSettings(open) {
    this.#settingsOpen = open;
    this.#root.querySelector("#settings").classList.toggle("open", open);
    const button = this.#root.querySelector(".settings-button");
    button.setAttribute("aria-expanded", String(open));
    button.setAttribute("aria-controls", "settings");
  }

  #pressedOutside({ target }) {
    if (this.#settingsOpen && !target.closest("#settings, .settings-button")) this.#toggleSettings(false);
  }
}
