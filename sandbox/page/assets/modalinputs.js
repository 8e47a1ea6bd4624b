/**
 * The things to fill in inside a modal, one class each.
 *
 * Each has `node`, `control` (what takes the focus and the label), `problem(scene)` (a sentence, or null) and `answer()`
 * (its part of Discord's modal submit).
 */

import { el, freshId } from "./dom.js";
import { Select, SELECTS } from "./select.js";

const PARAGRAPH = 2;
const LONGEST_TEXT = 4000;

class TextInput {
  constructor(component) {
    const { style, placeholder, value = "", min_length: least = 0, max_length: most = LONGEST_TEXT, required = true } = component;
    Object.assign(this, { component, least, most, required });
    this.control = style === PARAGRAPH ? el("textarea", { rows: 4 }) : el("input", { type: "text" });
    this.control.value = value;
    if (placeholder) this.control.placeholder = placeholder;
    const count = el("span", { class: "count", "aria-hidden": "true" });
    const recount = () => { count.textContent = component.max_length ? `${this.control.value.length}/${most}` : ""; };
    this.control.addEventListener("input", recount);
    recount();
    this.node = el("div", { class: "text-input" }, this.control, count);
  }

  problem(scene) {
    const { length } = this.control.value;
    if (length === 0) return this.required ? scene.say("needed") : null;
    if (length < this.least) return scene.say("lengthAtLeast", { count: this.least });
    return length > this.most ? scene.say("lengthAtMost", { count: this.most }) : null;
  }

  answer() {
    return { ...partOf(this.component), value: this.control.value };
  }
}

class SelectInput {
  constructor(component, scene, label) {
    const { required = true } = component;
    Object.assign(this, { component, required });
    this.select = new Select(component, scene, { label, required });
    this.control = this.select.node;
    this.node = this.select.node;
  }

  problem(scene) {
    return countProblem(this.select.values.length, { ...this.component, required: this.required }, scene);
  }

  answer() {
    return { ...partOf(this.component), values: this.select.values };
  }
}

/** Radio buttons or checkboxes: several labelled options to tick. */
class Ticks {
  constructor(component, type) {
    const { options, required = true, custom_id: customId } = component;
    Object.assign(this, { component, required });
    const name = freshId("ticks");
    this.boxes = options.map((option) => el("input", { type, name, value: option.value, checked: option.default }));
    [this.control] = this.boxes;
    this.node = el("div", { class: "ticks", role: type === "radio" ? "radiogroup" : "group", data: { customId } },
      options.map((option, index) => drawTick(this.boxes[index], option)));
  }

  get ticked() {
    return this.boxes.filter(({ checked }) => checked).map(({ value }) => value);
  }
}

class RadioGroup extends Ticks {
  constructor(component) {
    super(component, "radio");
  }

  problem(scene) {
    return this.required && this.ticked.length === 0 ? scene.say("needed") : null;
  }

  answer() {
    return { ...partOf(this.component), value: this.ticked[0] ?? null };
  }
}

class CheckboxGroup extends Ticks {
  constructor(component) {
    super(component, "checkbox");
  }

  problem(scene) {
    const most = this.component.max_values ?? this.boxes.length;
    return countProblem(this.ticked.length, { ...this.component, max_values: most, required: this.required }, scene);
  }

  answer() {
    return { ...partOf(this.component), values: this.ticked };
  }
}

class Checkbox {
  constructor(component) {
    this.component = component;
    this.control = el("input", { type: "checkbox", checked: component.default });
    this.node = el("div", { class: "ticks" }, this.control);
  }

  problem() {
    return null;
  }

  answer() {
    return { ...partOf(this.component), value: this.control.checked };
  }
}

class FileUpload {
  constructor(component, scene) {
    this.component = component;
    this.control = el("input", { type: "file", disabled: true });
    this.node = el("div", {}, this.control, el("small", {}, scene.say("uploadsMissing")));
  }

  problem() {
    return null;
  }

  answer() {
    return { ...partOf(this.component), values: [] };
  }
}

function drawTick(box, { label, description }) {
  return el("label", { class: "tick" }, box,
    el("span", {}, label, description ? el("small", {}, description) : null));
}

function partOf({ type, id, custom_id: customId }) {
  return { type, ...(id !== undefined && { id }), custom_id: customId };
}

function countProblem(count, { min_values: least = 1, max_values: most = 1, required }, scene) {
  if (count === 0) return required && least > 0 ? scene.say("needed") : null;
  if (count < least) return scene.say("pickAtLeast", { count: least });
  return count > most ? scene.say("pickAtMost", { count: most }) : null;
}

const INPUTS = {
  4: TextInput, 19: FileUpload, 21: RadioGroup, 22: CheckboxGroup, 23: Checkbox,
  ...Object.fromEntries(SELECTS.map((type) => [type, SelectInput])),
};

/** The input for a component of a modal. */
export function inputFor(component, scene, label) {
  return new INPUTS[component.type](component, scene, label);
}
