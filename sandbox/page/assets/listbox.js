/**
 * A list to choose from, floating beside the field or button it belongs to.
 *
 * Laws: the focus stays on the anchor, the active option is named by `aria-activedescendant`; at most one list is open.
 */

import { el, fill, freshId, mark } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { icon } from "./icons.js";

const GAP = 6;
const TALLEST = 340;
const NARROWEST = 220;

let open = null;

/** The list now open, or null. */
export function openListbox() {
  return open;
}

/**
 * Items are `{value, label, description?, emoji?, disabled?, note?}`.
 * Options: `label` for screen readers; `caret` if the anchor is a text field (Home, End and Space are its own);
 * `multi` to pick several; `onPick(item)`; `onClose()`; `footer` a node below the options; `isSelected(item)`.
 */
export class Listbox {
  anchor;
  label;
  items = [];
  #options;
  #active = -1;
  #popup = null;
  #list = null;
  #message = null;
  #afterClose = [];
  #place = () => this.#placePopup();
  #outside = (event) => this.#clickedOutside(event);

  constructor(anchor, options) {
    this.anchor = anchor;
    this.label = options.label;
    this.#options = { isSelected: () => false, onClose: () => {}, ...options };
  }

  get isOpen() {
    return this.#popup !== null;
  }

  get active() {
    return this.items[this.#active];
  }

  /** Opens the list, or shows other items in it; `message` stands in for items that do not exist (yet). */
  show(items, { message = null, active = 0 } = {}) {
    if (!this.isOpen) this.#openPopup();
    this.items = items;
    this.#active = items.length === 0 ? -1 : active;
    this.#draw(message);
    this.#placePopup();
  }

  /** Draws the options again: marks and limits may have changed. */
  refresh(items = this.items) {
    this.items = items;
    this.#draw(null);
  }

  close() {
    if (!this.isOpen) return;
    this.#popup.remove();
    this.#popup = null;
    open = null;
    removeEventListener("scroll", this.#place, true);
    removeEventListener("resize", this.#place);
    removeEventListener("pointerdown", this.#outside, true);
    for (const name of ["aria-activedescendant", "aria-controls"]) mark(this.anchor, name, null);
    this.#expanded(false);
    this.#options.onClose();
    for (const callback of this.#afterClose.splice(0)) callback();
  }

  /** Calls back as soon as the list is closed. */
  afterClose(callback) {
    this.#afterClose.push(callback);
  }

  /** Handles a key pressed on the anchor; true if it was the list's. */
  handleKey(event) {
    if (!this.isOpen || event.isComposing) return false;
    const action = this.#actionFor(event);
    if (!action) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  }

  #actionFor({ key, altKey }) {
    if (altKey && key !== "ArrowUp") return null;
    const last = this.items.length - 1;
    const moves = {
      ArrowDown: this.#active + 1, ArrowUp: this.#active - 1,
      PageDown: Math.min(this.#active + 8, last), PageUp: Math.max(this.#active - 8, 0),
    };
    if (!this.#options.caret) Object.assign(moves, { Home: 0, End: last });
    if (key in moves && last >= 0) return () => this.#activate((moves[key] + last + 1) % (last + 1));
    if (key === "Enter" || (key === " " && !this.#options.caret)) return this.active ? () => this.#pick(this.active) : null;
    if (key === "Escape") return () => this.close();
    return this.#options.caret || key.length !== 1 ? null : () => this.#activateByLetter(key);
  }

  #activateByLetter(letter) {
    const order = [...this.items.keys()].map((index) => (this.#active + 1 + index) % this.items.length);
    const found = order.find((index) => this.items[index].label.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()));
    if (found !== undefined) this.#activate(found);
  }

  #pick(item) {
    if (!item.disabled) this.#options.onPick(item);
  }

  #openPopup() {
    open?.close();
    open = this;
    this.#list = el("ul", {
      class: "listbox", role: "listbox", id: freshId("list"), "aria-label": this.label,
      "aria-multiselectable": this.#options.multi ? "true" : null,
    });
    this.#message = el("p", { class: "list-message", role: "status" });
    this.#popup = el("div", { class: "popup", on: { mousedown: (event) => event.preventDefault() } },
      this.#list, this.#message, this.#options.footer);
    (this.anchor.closest("dialog") ?? document.body).append(this.#popup);
    this.anchor.setAttribute("aria-controls", this.#list.id);
    this.#expanded(true);
    addEventListener("scroll", this.#place, true);
    addEventListener("resize", this.#place);
    addEventListener("pointerdown", this.#outside, true);
  }

  #expanded(expanded) {
    if (this.anchor.getAttribute("role") === "combobox") this.anchor.setAttribute("aria-expanded", String(expanded));
  }

  #clickedOutside({ target }) {
    if (!this.#popup.contains(target) && !this.anchor.contains(target)) this.close();
  }

  #draw(message) {
    const options = this.items.map((item, index) => this.#drawOption(item, index));
    fill(this.#list, options);
    this.#list.hidden = options.length === 0;
    fill(this.#message, message);
    this.#activate(this.#active);
  }

  #drawOption(item, index) {
    const selected = this.#options.isSelected(item);
    return el("li", {
      id: `${this.#list.id}-${index}`, class: "option", role: "option", "aria-selected": String(selected),
      "aria-disabled": item.disabled ? "true" : null,
      on: { click: () => this.#pick(item), pointermove: () => this.#active !== index && this.#activate(index, false) },
    },
    item.emoji ? el("span", { class: "option-emoji" }, drawEmoji(item.emoji)) : null,
    el("span", { class: "option-text" },
      el("span", { class: "option-label" }, item.label),
      item.description ? el("span", { class: "option-description" }, item.description) : null),
    item.note ? el("span", { class: "option-note" }, item.note) : null,
    selected ? icon("check") : null);
  }

  #activate(index, scroll = true) {
    const options = [...this.#list.querySelectorAll(".option")];
    this.#active = options.length === 0 ? -1 : index;
    for (const [position, option] of options.entries()) option.classList.toggle("active", position === index);
    mark(this.anchor, "aria-activedescendant", options[index]?.id);
    if (scroll) options[index]?.scrollIntoView({ block: "nearest" });
  }

  #placePopup() {
    if (!this.anchor.isConnected) return;
    const box = (this.anchor.closest("[data-popup-anchor]") ?? this.anchor).getBoundingClientRect();
    const below = innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const up = below < Math.min(TALLEST, this.#popup.scrollHeight) && above > below;
    const width = Math.min(Math.max(box.width, NARROWEST), innerWidth - 2 * GAP);
    Object.assign(this.#popup.style, {
      width: `${width}px`,
      left: `${Math.max(GAP, Math.min(box.left, innerWidth - width - GAP))}px`,
      top: up ? "auto" : `${box.bottom + GAP}px`,
      bottom: up ? `${innerHeight - box.top + GAP}px` : "auto",
      maxHeight: `${Math.min(TALLEST, up ? above : below)}px`,
    });
  }
}
