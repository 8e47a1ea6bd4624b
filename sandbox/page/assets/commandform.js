/** A slash command being filled in: its name, a field for each option, and what is still wrong. */

import { typedOptions, wireOf } from "./commands.js";
import { el, fill, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { OptionField } from "./optionfield.js";

export class CommandForm {
  node;
  scene;
  entry;
  #fields;
  #shown;
  #row;
  #hint;
  #more;
  #leave;
  #askChoices;
  #strays;

  /** `leave()` gives the command up, `askChoices(wire)` promises the choices for a field. */
  constructor(entry, scene, { rest = "", leave, askChoices }) {
    this.entry = entry;
    this.scene = scene;
    this.#leave = leave;
    this.#askChoices = askChoices;
    this.#fields = entry.options.map((option) => new OptionField(option, this));
    const { texts, strays } = typedOptions(entry, rest, scene.locale);
    this.#strays = strays;
    this.#prefill(texts);
    this.#row = el("span", { class: "option-fields" });
    this.#more = el("span", { class: "more-options" });
    this.#hint = el("p", { class: "option-hint", id: freshId("hint"), "aria-live": "polite" }, entry.description);
    this.node = this.#draw();
    this.#drawFields();
  }

  /** To the first field that still needs a value. */
  focusNext() {
    const next = this.#shown.find((field) => field.required && field.isEmpty);
    if (!next) return false;
    next.focus();
    return true;
  }

  focusFirst() {
    return this.focusNext() || (this.#shown.length > 0 && (this.#shown.at(-1).focus(), true));
  }

  /** The command as it is sent; null if something is wrong, which is then shown; words without an option only once. */
  wire() {
    const wrong = this.#shown.find((field) => field.problem() !== null);
    const strays = this.#strays.splice(0);
    if (!wrong && strays.length === 0) return wireOf(this.entry, this.#values());
    if (wrong) {
      wrong.focus();
      wrong.close();
      wrong.showProblem(true);
    }
    this.#complain(wrong ? `${wrong.label}: ${wrong.problem()}` : this.scene.say("noOption", { words: strays.join(" ") }));
    return null;
  }

  #complain(problem) {
    fill(this.#hint, el("span", { class: "problem" }, problem));
  }

  close() {
    for (const field of this.#fields) field.close();
  }

  /** True if the key was for the form: a field's list, leaving. */
  handleKey(event) {
    const field = this.#shown.find(({ input }) => input === event.target);
    if (field?.handleKey(event)) return true;
    const empty = event.key === "Backspace" && (!field || field.input.value === "");
    if (event.key !== "Escape" && !empty) return false;
    event.preventDefault();
    if (empty && field) this.#leaveField(field);
    else this.#leave();
    return true;
  }

  // What a field asks of its form.

  focused(field) {
    const note = field.required ? "" : ` (${this.scene.say("optional")})`;
    fill(this.#hint, el("strong", {}, field.label), note, ` ${field.description}`);
  }

  picked(field) {
    if (!this.focusNext()) field.focus();
  }

  askChoices(field) {
    return this.#askChoices(wireOf(this.entry, [...this.#values(field), field.wire(true)]));
  }

  /** Typing "name:" in a field goes on to the option of that name. */
  typedName(field, name) {
    const other = this.#fields.find((candidate) => [candidate.name, candidate.label].includes(name));
    if (!other) return false;
    field.fill(field.input.value.slice(0, -name.length - 1).trimEnd());
    this.#show(other);
    other.focus();
    return true;
  }

  #prefill(typed) {
    this.#shown = this.#fields.filter((field) => field.required || typed.has(field.name));
    for (const [name, value] of typed) this.#fields.find((field) => field.name === name).fill(value);
  }

  #values(except = null) {
    return this.#shown.filter((field) => field !== except && !field.isEmpty && field.problem() === null).map((field) => field.wire());
  }

  #draw() {
    const leave = el("button", {
      type: "button", class: "icon-button", "aria-label": this.scene.say("leaveCommand"), title: this.scene.say("leaveCommand"),
      on: { click: () => this.#leave() },
    }, icon("close"));
    return el("div", { class: "command-form", role: "group", "aria-label": `/${this.entry.title}` },
      this.#hint,
      el("div", { class: "command-line" }, el("span", { class: "command-name" }, `/${this.entry.title}`), this.#row, this.#more, leave));
  }

  #drawFields() {
    fill(this.#row, this.#shown.map(({ node }) => node));
    fill(this.#more, this.#fields.filter((field) => !this.#shown.includes(field)).map((field) => el("button", {
      type: "button", class: "add-option", title: field.description, "aria-label": this.scene.say("addOption", { name: field.label }),
      on: { click: () => { this.#show(field); field.focus(); } },
    }, icon("plus"), field.label)));
  }

  #show(field) {
    if (this.#shown.includes(field)) return;
    this.#shown = [...this.#shown, field];
    this.#drawFields();
  }

  // Backspace in an empty optional field takes the field away; in a required one, the command.
  #leaveField(field) {
    if (field.required) {
      this.#leave();
      return;
    }
    this.#shown = this.#shown.filter((shown) => shown !== field);
    this.#drawFields();
    if (!this.focusFirst()) this.scene.focusSend();
  }
}
