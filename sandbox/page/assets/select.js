/**
 * A select menu of a message or a modal: one choice or several.
 *
 * Law: a single choice counts at once, several count when the list closes; fewer than the least number count as none.
 */

import { el, fill, mark } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { icon } from "./icons.js";
import { nameOf } from "./inline.js";
import { Listbox } from "./listbox.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** The types of component drawn as a select menu. */
export const SELECTS = [STRING, USER, ROLE, MENTIONABLE, CHANNEL];

function userItems({ store }) {
  return [...store.people, store.bot].map((user) => ({ value: user.id, label: nameOf(user), description: user.username }));
}

function roleItems({ store }) {
  return [{ value: store.guild.id, label: "@everyone" }];
}

function channelItems({ store }, { channel_types: types }) {
  const channels = store.textChannels().flatMap((channel) => [channel, ...store.threadsOf(channel.id)]);
  return channels.filter(({ type }) => !types?.length || types.includes(type))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

const ITEMS = {
  [STRING]: (_, { options }) => options,
  [USER]: userItems,
  [ROLE]: roleItems,
  [MENTIONABLE]: (scene) => [...userItems(scene), ...roleItems(scene)],
  [CHANNEL]: channelItems,
};

function defaultsOf(component) {
  const chosen = (component.options ?? []).filter((option) => option.default).map(({ value }) => value);
  return component.type === STRING ? chosen : (component.default_values ?? []).map(({ id }) => id);
}

/** What people, roles or channels an option field can name. */
export function namedItems(kind, scene, component = {}) {
  return { user: userItems, channel: channelItems, role: roleItems, mentionable: ITEMS[MENTIONABLE] }[kind](scene, component);
}

export class Select {
  node;
  values;
  #component;
  #scene;
  #items;
  #listbox;
  #committed;
  #onCommit;

  /** `onCommit(values)` is called when a choice counts; `label` names the menu where it has no words of its own. */
  constructor(component, scene, { onCommit = () => {}, label = null, required = true } = {}) {
    this.#component = component;
    this.#scene = scene;
    this.#onCommit = onCommit;
    this.#items = ITEMS[component.type](scene, component);
    this.values = defaultsOf(component);
    this.#committed = this.values;
    this.least = required ? component.min_values ?? 1 : 0;
    this.most = component.max_values ?? 1;
    this.node = this.#drawButton(label ?? this.#placeholder());
    this.#listbox = new Listbox(this.node, this.#listOptions(label ?? this.#placeholder()));
    this.#drawChosen();
  }

  get #multi() {
    return this.most > 1;
  }

  /** Back to what counted last: the choice was refused. */
  revert(values = this.#committed) {
    this.values = values;
    this.#committed = values;
    this.#drawChosen();
  }

  #placeholder() {
    return this.#component.placeholder || this.#scene.say("select");
  }

  #listOptions(label) {
    const done = el("button", { type: "button", class: "button secondary", tabindex: "-1", on: { click: () => this.#listbox.close() } }, this.#scene.say("done"));
    const range = this.least === this.most ? ["pickExactly", { count: this.most }] : ["pickBetween", { least: this.least, most: this.most }];
    return {
      label,
      multi: this.#multi,
      footer: this.#multi ? el("div", { class: "popup-footer" }, el("span", {}, this.#scene.say(...range)), done) : null,
      isSelected: ({ value }) => this.values.includes(value),
      onPick: (item) => this.#pick(item.value),
      onClose: () => this.#closed(),
    };
  }

  #drawButton(label) {
    const { custom_id: customId, disabled } = this.#component;
    return el("button", {
      type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
      "aria-label": label, disabled, data: { customId },
      on: {
        click: () => this.#toggle(),
        keydown: (event) => this.#key(event),
        keyup: (event) => event.key === " " && event.preventDefault(),
        blur: () => document.activeElement !== this.node && this.#listbox.close(),
      },
    });
  }

  #key(event) {
    if (this.#listbox.handleKey(event)) return;
    if (["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) {
      event.preventDefault();
      this.#toggle();
    }
  }

  #toggle() {
    if (this.#listbox.isOpen || this.node.getAttribute("aria-busy")) {
      this.#listbox.close();
      return;
    }
    this.node.focus();
    const first = this.#items.findIndex(({ value }) => this.values.includes(value));
    this.#listbox.show(this.#withLimits(), { active: Math.max(first, 0) });
  }

  #withLimits() {
    const full = this.#multi && this.values.length >= this.most;
    return this.#items.map((item) => ({ ...item, disabled: full && !this.values.includes(item.value) }));
  }

  #pick(value) {
    if (this.#multi) {
      this.values = this.#inOrder(value);
      this.#listbox.refresh(this.#withLimits());
      this.#drawChosen();
      return;
    }
    this.values = this.least === 0 && this.values.includes(value) ? [] : [value];
    this.#drawChosen();
    this.#commit();
    this.#listbox.close();
  }

  #inOrder(value) {
    const chosen = this.values.includes(value) ? this.values.filter((old) => old !== value) : [...this.values, value];
    return this.#items.map((item) => item.value).filter((old) => chosen.includes(old));
  }

  #closed() {
    if (!this.#multi) return;
    if (this.values.length < this.least) this.revert();
    else if (this.values.join("\n") !== this.#committed.join("\n")) this.#commit();
  }

  #commit() {
    const before = this.#committed;
    this.#committed = this.values;
    this.#onCommit(this.values, before);
  }

  #drawChosen() {
    const chosen = this.#items.filter(({ value }) => this.values.includes(value));
    const shown = chosen.flatMap(({ emoji, label }, place) => [place ? ", " : null, drawEmoji(emoji), emoji ? ` ${label}` : label]);
    fill(this.node, el("span", { class: chosen.length ? "chosen" : "placeholder" }, shown.length ? shown : this.#placeholder()),
      el("span", { class: "dots", "aria-hidden": "true" }), icon("chevron"));
    mark(this.node, "data-values", this.values.join(","));
  }
}
