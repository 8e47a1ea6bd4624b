/**
 * One option of a slash command: a text field with its list of choices, if it has one.
 *
 * Law: where there is a list of choices, only something from the list is sent; autocomplete also takes what was typed.
 */

import { KINDS, localised } from "./commands.js";
import { el, mark } from "./dom.js";
import { Listbox } from "./listbox.js";
import { namedItems } from "./select.js";

const TYPING_PAUSE = 200;
const MOST_SHOWN = 25;
const NUMERIC = ["integer", "number"];
const NAMED = ["user", "channel", "role", "mentionable"];

export class OptionField {
  node;
  input;
  #option;
  #form;
  #kind;
  #picked = null;
  #listbox;
  #timer = null;
  #asked = 0;

  /** `form` gives `scene`, `askChoices(field)`, `picked(field)`, `typedName(field, name)`. */
  constructor(option, form) {
    this.#option = option;
    this.#form = form;
    this.#kind = KINDS[option.type];
    this.name = option.name;
    this.label = localised(option, "name", form.scene.locale);
    this.description = localised(option, "description", form.scene.locale) ?? "";
    this.input = this.#drawInput();
    this.node = el("label", { class: "option-field", data: { option: option.name } },
      el("span", { class: "option-name" }, this.label), this.input);
    this.#listbox = new Listbox(this.input, {
      label: this.label, caret: true, onPick: (item) => this.#pick(item),
      isSelected: ({ value }) => this.#picked?.value === value,
    });
  }

  get required() {
    return Boolean(this.#option.required);
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** Puts typed or pasted text in, choosing from the list what it names. */
  fill(text) {
    this.input.value = text;
    this.#picked = null;
    const same = this.#fixedItems()?.find(({ label, value }) => [label, String(value)].some((name) => equal(name, text)));
    if (same) this.#setPicked(same);
    this.#sizeToText();
  }

  focus() {
    this.input.focus();
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#listbox.close();
  }

  /** What is wrong with the value, as a sentence; null if nothing is. */
  problem() {
    if (this.isEmpty) return this.required ? this.#say("needed") : null;
    if (this.#isFixed) return this.#picked ? null : this.#say("pickFromList");
    return NUMERIC.includes(this.#kind) ? this.#numberProblem(this.value) : this.#lengthProblem();
  }

  showProblem(problem) {
    mark(this.input, "aria-invalid", problem ? "true" : null);
  }

  /** The value as it is sent; meaningful only without a problem. */
  get value() {
    if (this.#picked) return this.#picked.value;
    return NUMERIC.includes(this.#kind) ? Number(this.input.value.trim().replace(",", ".")) : this.input.value;
  }

  /** The option on the wire; `focused` while it asks for choices (what is typed need not be a value yet). */
  wire(focused = false) {
    const { name, type } = this.#option;
    return focused ? { name, type, value: this.input.value, focused } : { name, type, value: this.value };
  }

  get #isFixed() {
    return Boolean(this.#option.choices?.length) || this.#kind === "boolean" || NAMED.includes(this.#kind);
  }

  get #hasList() {
    return this.#isFixed || Boolean(this.#option.autocomplete);
  }

  #say(key, args) {
    return this.#form.scene.say(key, args);
  }

  #drawInput() {
    const list = this.#hasList ? { role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-haspopup": "listbox" } : {};
    return el("input", {
      type: "text", autocomplete: "off", spellcheck: "false", size: 4, "aria-required": this.required ? "true" : null, "aria-label": this.label,
      "aria-description": this.description, inputmode: NUMERIC.includes(this.#kind) ? "decimal" : null, maxlength: 6000, ...list,
      on: {
        input: () => this.#typed(),
        focus: () => this.#focused(),
        click: () => this.#hasList && this.#offer(),
        blur: () => this.close(),
      },
    });
  }

  /** True if the key was for the field's list. */
  handleKey(event) {
    if (event.key === "ArrowDown" && this.#hasList && !this.#listbox.isOpen) {
      event.preventDefault();
      this.#offer();
      return true;
    }
    return this.#listbox.handleKey(event);
  }

  #focused() {
    this.#form.focused(this);
    if (this.#hasList && !this.#picked) this.#offer();
  }

  #typed() {
    const other = /^(?:.* )?([^\s:]+):$/.exec(this.input.value)?.[1];
    if (other && this.#form.typedName(this, other)) return;
    this.#picked = null;
    this.showProblem(null);
    this.#sizeToText();
    if (this.#hasList) this.#offer();
  }

  #sizeToText() {
    this.input.size = Math.min(Math.max(this.input.value.length + 1, 4), 40);
  }

  #offer() {
    if (this.#option.autocomplete) this.#offerFromBot();
    else this.#offerFixed();
  }

  #fixedItems() {
    const { scene } = this.#form;
    const { choices } = this.#option;
    if (choices?.length) return choices.map((choice) => ({ value: choice.value, label: localised(choice, "name", scene.locale) }));
    if (this.#kind === "boolean") return [true, false].map((value) => ({ value, label: this.#say(value ? "yes" : "no") }));
    return NAMED.includes(this.#kind) ? namedItems(this.#kind, scene, this.#option) : null;
  }

  #offerFixed() {
    const query = this.#picked ? "" : this.input.value.trim().replace(/^[@#]/, "").toLocaleLowerCase();
    const items = this.#fixedItems().filter(({ label }) => label.toLocaleLowerCase().includes(query)).slice(0, MOST_SHOWN);
    const active = Math.max(items.findIndex(({ value }) => value === this.#picked?.value), 0);
    this.#listbox.show(items, { message: items.length ? null : this.#say("noChoices"), active });
  }

  #offerFromBot() {
    clearTimeout(this.#timer);
    if (!this.#listbox.isOpen) this.#listbox.show([], { message: this.#say("loadingChoices") });
    this.#timer = setTimeout(() => this.#askBot(), TYPING_PAUSE);
  }

  async #askBot() {
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await this.#form.askChoices(this).catch(() => null);
    if (asked !== this.#asked) return;
    const items = (answer ?? []).slice(0, MOST_SHOWN).map((choice) => ({
      value: choice.value, label: localised(choice, "name", this.#form.scene.locale) }));
    const message = answer === null ? "choicesFailed" : items.length === 0 ? "noChoices" : null;
    this.#listbox.show(items, { message: message && this.#say(message) });
  }

  #pick(item) {
    this.#setPicked(item);
    this.close();
    this.#form.picked(this);
  }

  #setPicked(item) {
    this.#picked = item;
    this.input.value = item.label;
    this.showProblem(null);
    this.#sizeToText();
  }

  #numberProblem(number) {
    const { min_value: least = -Infinity, max_value: most = Infinity } = this.#option;
    if (!Number.isFinite(number)) return this.#say("number");
    if (this.#kind === "integer" && !Number.isInteger(number)) return this.#say("wholeNumber");
    if (number < least) return this.#say("atLeast", { count: least });
    return number > most ? this.#say("atMost", { count: most }) : null;
  }

  #lengthProblem() {
    const { min_length: least = 0, max_length: most = 6000 } = this.#option;
    const { length } = this.input.value;
    if (length < least) return this.#say("lengthAtLeast", { count: least });
    return length > most ? this.#say("lengthAtMost", { count: most }) : null;
  }
}

function equal(one, other) {
  return one.localeCompare(other, undefined, { sensitivity: "accent" }) === 0;
}
