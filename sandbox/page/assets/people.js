/** The four people to switch between: one button each, with a badge for what they have not read. */

import { el, fill } from "./dom.js";
import { nameOf } from "./inline.js";
import { drawAvatar } from "./message.js";

const MOST_SHOWN = 99;

/** A red number for what is unread; nothing for zero. */
export function drawBadge(count) {
  return count > 0 ? el("span", { class: "badge", "aria-hidden": "true" }, String(Math.min(count, MOST_SHOWN))) : null;
}

export class PeopleBar {
  #root;
  #scene;
  #unread;

  constructor(root, scene, unread) {
    this.#root = root;
    this.#scene = scene;
    this.#unread = unread;
    addEventListener("keydown", (event) => this.#key(event));
  }

  draw() {
    const focused = [...this.#root.children].indexOf(document.activeElement);
    this.#root.setAttribute("aria-label", this.#scene.say("people"));
    fill(this.#root, this.#scene.store.people.map((person, index) => this.#drawPerson(person, index)));
    this.#root.children[focused]?.focus();
  }

  #drawPerson(person, index) {
    const count = this.#unread.total(person.id);
    const name = nameOf(person);
    const current = person.id === this.#scene.person.id;
    return el("button", {
      type: "button", class: "person", "aria-current": current ? "true" : null, data: { person: person.id },
      "aria-label": this.#scene.say(count > 0 ? "personUnread" : "person", { name, count }),
      "aria-keyshortcuts": `Alt+${index + 1}`, title: `${name} (Alt+${index + 1})`,
      on: { click: () => this.#scene.becomePerson(person.id) },
    }, drawAvatar(person, person.color), drawBadge(count), el("span", { class: "person-name", "aria-hidden": "true" }, name));
  }

  // By the key's place, not its character: Alt+1 writes another character on many keyboards.
  #key(event) {
    const digit = event.altKey && !event.ctrlKey && !event.metaKey && /^Digit([1-9])$/.exec(event.code)?.[1];
    const person = digit && this.#scene.store.people[Number(digit) - 1];
    if (!person || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    this.#scene.becomePerson(person.id);
  }
}
