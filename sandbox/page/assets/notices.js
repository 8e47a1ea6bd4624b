/** What the page itself has to say: the connection, refusals, the hint at the beginning, new messages for screen readers. */

import { el, fill, mark } from "./dom.js";
import { icon } from "./icons.js";
import { recall, remember } from "./memory.js";

const HINT = "hint-seen";
const TOAST_STAYS = 7000;

export class Notices {
  #scene;
  #banner = document.getElementById("banner");
  #hint = document.getElementById("hint");
  #waiting = document.getElementById("waiting");
  #toasts = document.getElementById("toasts");
  #announcer = document.getElementById("announcer");

  constructor(scene) {
    this.#scene = scene;
  }

  /** The banner on top: the connection, the bot's absence, or nothing. */
  drawBanner(connected) {
    const { store, say } = this.#scene;
    const text = !connected ? say(store.people.length ? "away" : "connecting") : store.bot.online ? null : say("botOffline");
    mark(this.#banner, "data-kind", connected ? "bot" : "connection");
    this.#banner.hidden = text === null;
    if (this.#banner.textContent !== (text ?? "")) fill(this.#banner, text);
  }

  /** How to begin, until it was done or waved away. */
  drawHint() {
    const { say, pieces } = this.#scene;
    this.#hint.hidden = recall(HINT, false) || this.#scene.place.kind === "direct";
    const command = this.#start("play"), learn = this.#start("learn");
    const close = el("button", { type: "button", class: "icon-button small", "aria-label": say("gotIt"), title: say("gotIt"), on: { click: () => this.closeHint() } }, icon("close"));
    fill(this.#hint, el("p", {}, pieces("hint", { command, learn }), el("span", { class: "hint-people" }, ` ${say("hintPeople")}`)), close);
  }

  /** A command to press. */
  #start(name) {
    return el("button", { type: "button", class: "mention", on: { click: () => this.#scene.startCommand(name) } },
      `/${this.#scene.commandTitle(name)}`);
  }

  closeHint() {
    remember(HINT, true);
    this.#hint.hidden = true;
  }

  /** Commands on their way. */
  drawWaiting(titles) {
    this.#waiting.hidden = titles.length === 0;
    fill(this.#waiting, titles.length ? [el("span", { class: "dots", "aria-hidden": "true" }), this.#scene.say("sending", { command: `/${titles.join(", /")}` })] : null);
  }

  /** A refusal: shown for some seconds, read out at once. */
  toast(text) {
    const toast = el("p", { class: "toast" }, text);
    this.#toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST_STAYS);
  }

  /** Tells a screen reader what has come, without showing anything. */
  announce(text) {
    fill(this.#announcer, text);
  }
}
