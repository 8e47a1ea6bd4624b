/** The line at the bottom: plain text, or a slash command with its options. */

import { CommandForm } from "./commandform.js";
import { entriesFor, matching, typedEntry } from "./commands.js";
import { el, fill, mark } from "./dom.js";
import { icon } from "./icons.js";
import { Listbox } from "./listbox.js";
import { DIRECT } from "./store.js";

const LONGEST = 2000;

export class Composer {
  #scene;
  #place = null;
  #form = null;
  #locale = null;
  #drafts = new Map();
  #text;
  #line;
  #send;
  #listbox;

  constructor(root, scene) {
    this.#scene = scene;
    this.#text = this.#drawText();
    this.#send = el("button", { type: "submit", class: "icon-button send" }, icon("send"));
    this.#line = el("div", { class: "composer-line" }, this.#text);
    root.append(this.#line, this.#send);
    root.addEventListener("submit", (event) => this.#submit(event));
    root.addEventListener("keydown", (event) => this.#key(event));
    this.#listbox = new Listbox(this.#text, {
      caret: true, onPick: (item) => this.#enterCommand(item.value),
    });
  }

  /** Goes to a place; what was typed at the old one is kept for later. */
  show(place) {
    const moved = this.#place?.key !== place.key;
    if (moved && this.#place) this.#drafts.set(this.#place.key, this.#text.value);
    if (moved || this.#locale !== this.#scene.locale) this.#leaveCommand();
    if (moved) this.#text.value = this.#drafts.get(place.key) ?? "";
    this.#place = place;
    this.#locale = this.#scene.locale;
    this.#drawLabels(place);
    this.#resize();
  }

  #drawLabels(place) {
    this.#text.placeholder = this.#scene.say("messageTo", { name: place.title });
    this.#text.setAttribute("aria-label", this.#text.placeholder);
    this.#text.disabled = place.channelId === null;
    for (const name of ["aria-label", "title"]) mark(this.#send, name, this.#scene.say("send"));
  }

  focus() {
    if (this.#form) this.#form.focusFirst() || this.focusSend();
    else this.#text.focus();
  }

  focusSend() {
    this.#send.focus();
  }

  /** Begins the command with this English name. */
  start(name) {
    const entries = this.#entries();
    const entry = entries.find((candidate) => candidate.name === name);
    if (entry) this.#enterCommand(entry);
    else if (entries.some((candidate) => candidate.name.startsWith(`${name} `))) this.#type(`/${name}`);
  }

  /** Puts a character typed elsewhere on the page into the line. */
  type(character) {
    if (this.#form || this.#text.disabled) return;
    this.#type(this.#text.value + character);
  }

  #type(text) {
    this.#leaveCommand();
    this.#text.value = text;
    this.#text.focus();
    this.#typed();
  }

  #drawText() {
    return el("textarea", {
      rows: 1, maxlength: LONGEST, "aria-autocomplete": "list", "aria-haspopup": "listbox", autocomplete: "off", enterkeyhint: "send",
      on: { input: () => this.#typed(), blur: () => this.#listbox.close() },
    });
  }

  #entries() {
    const type = this.#scene.isDirect(this.#place.channelId) ? DIRECT : 0;
    return entriesFor(this.#scene.store.commands, this.#scene.person, type);
  }

  #typed() {
    this.#resize();
    const { value } = this.#text;
    if (!value.startsWith("/") || value.includes("\n")) {
      this.#listbox.close();
      return;
    }
    const entries = this.#entries();
    const finished = typedEntry(entries, value);
    if (finished) this.#enterCommand(finished.entry, finished.rest);
    else this.#offer(matching(entries, value.slice(1)));
  }

  #offer(entries) {
    this.#listbox.label = this.#scene.say("commands");
    const items = entries.map((entry) => ({ value: entry, label: `/${entry.title}`, description: entry.description }));
    this.#listbox.show(items, { message: items.length ? null : this.#scene.say("noCommand") });
  }

  #resize() {
    this.#text.style.height = "auto";
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, 200)}px`;
  }

  #enterCommand(entry, rest = "") {
    this.#listbox.close();
    this.#text.value = "";
    this.#form?.close();
    this.#form = new CommandForm(entry, this.#scene, {
      rest, leave: () => this.#giveUp(), askChoices: (wire) => this.#askChoices(wire),
    });
    fill(this.#line, this.#form.node);
    this.focus();
  }

  #askChoices(wire) {
    return this.#scene.interactions.choices(this.#scene.person.id, this.#place.channelId, wire);
  }

  #leaveCommand() {
    if (!this.#form) return;
    this.#form.close();
    this.#form = null;
    fill(this.#line, this.#text);
    this.#resize();
  }

  #giveUp() {
    this.#leaveCommand();
    this.#text.focus();
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.#form) {
      if (!this.#form.handleKey(event) && event.key === "Enter" && event.target.tagName === "INPUT") this.#submit(event);
      return;
    }
    if (event.key === "Tab" && !event.shiftKey && this.#listbox.active) {
      event.preventDefault();
      this.#enterCommand(this.#listbox.active.value);
      return;
    }
    if (event.target !== this.#text || this.#listbox.handleKey(event)) return;
    if (event.key === "Enter" && !event.shiftKey) this.#submit(event);
  }

  #submit(event) {
    event.preventDefault();
    if (this.#form) this.#sendCommand();
    else this.#say();
  }

  #sendCommand() {
    const wire = this.#form.wire();
    if (!wire || !this.#scene.interactions.command(this.#scene.person.id, this.#place.channelId, wire)) return;
    this.#giveUp();
    this.#scene.commandSent();
  }

  #say() {
    const content = this.#text.value.trim();
    if (content === "" || !this.#scene.interactions.tell({
      do: "say", as: this.#scene.person.id, channel_id: this.#place.channelId, content })) return;
    this.#text.value = "";
    this.#drafts.delete(this.#place.key);
    this.#typed();
  }
}
