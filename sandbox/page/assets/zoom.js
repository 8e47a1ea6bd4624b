/**
 * A picture over the whole window: as large as fits at first, then as close as one likes.
 *
 * Laws: Esc, the browser's way back and a press beside it close it; whatever fingers and mouse can do, keys can do.
 */

import { el, fill } from "./dom.js";
import { icon } from "./icons.js";

const MOST = 6;
const STEP = 1.4;
const TAPPED = 2.5;
const KEYS = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 };
const OPEN = "picture";

/** Shows the picture of this address; `name` is what to call it if there is no alternative text. */
export function openPicture({ source, alt, name }, scene) {
  const zoom = new Zoom({ source, alt, name }, scene);
  zoom.open();
}

class Zoom {
  #dialog;
  #stage;
  #image;
  #level = 1;
  #spread = 0;

  constructor({ source, alt, name }, scene) {
    this.#image = el("img", { src: source, alt: alt ?? "", draggable: "false" });
    this.#stage = el("div", { class: "zoom-stage", tabindex: "0" }, this.#image);
    this.#dialog = el("dialog", { class: "lightbox", "aria-label": alt || scene.say("openPicture", { name }) });
    fill(this.#dialog, this.#stage, this.#drawBar(source, scene), alt ? el("p", { class: "lightbox-alt", "aria-hidden": "true" }, alt) : null);
    this.#listen();
  }

  open() {
    document.body.append(this.#dialog);
    this.#dialog.showModal();
    history.pushState({ open: OPEN }, "");
  }

  #drawBar(source, { say }) {
    const press = (key, name, act) => el("button", { type: "button", class: "icon-button", "aria-label": say(key), title: say(key), on: { click: act } }, icon(name));
    return el("div", { class: "lightbox-bar" },
      press("zoomOut", "minus", () => this.#by(1 / STEP)),
      press("zoomIn", "plus", () => this.#by(STEP)),
      el("a", { href: source, target: "_blank", rel: "noopener" }, say("openOriginal")),
      press("close", "close", () => this.#dialog.close()));
  }

  #listen() {
    const back = () => this.#dialog.close();
    addEventListener("popstate", back);
    this.#dialog.addEventListener("close", () => {
      removeEventListener("popstate", back);
      this.#dialog.remove();
      this.#image.removeAttribute("src");
      if (history.state?.open === OPEN) history.back();
    });
    this.#dialog.addEventListener("keydown", (event) => this.#typed(event));
    this.#stage.addEventListener("click", (event) => this.#pressed(event));
    this.#stage.addEventListener("wheel", (event) => this.#rolled(event), { passive: false });
    this.#stage.addEventListener("touchmove", (event) => this.#pinched(event), { passive: false });
    this.#stage.addEventListener("touchend", () => { this.#spread = 0; });
  }

  #typed(event) {
    if (!Object.hasOwn(KEYS, event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (KEYS[event.key]) this.#by(KEYS[event.key]);
    else this.#to(1, this.#middle());
  }

  #pressed({ target, clientX, clientY }) {
    if (target === this.#stage) this.#dialog.close();
    else this.#to(this.#level > 1 ? 1 : TAPPED, [clientX, clientY]);
  }

  #rolled(event) {
    event.preventDefault();
    this.#to(this.#level * Math.exp(-event.deltaY / 400), [event.clientX, event.clientY]);
  }

  #pinched(event) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [one, other] = event.touches;
    const spread = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (this.#spread) this.#to(this.#level * spread / this.#spread, [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]);
    this.#spread = spread;
  }

  #by(factor) {
    this.#to(this.#level * factor, this.#middle());
  }

  #middle() {
    const { left, top, width, height } = this.#stage.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  // What is at this point of the window stays there.
  #to(level, [x, y]) {
    const before = this.#image.getBoundingClientRect();
    const fitting = before.width / this.#level;
    this.#level = Math.min(Math.max(level, 1), MOST);
    this.#image.classList.toggle("close", this.#level > 1);
    this.#image.style.setProperty("--close", `${fitting * this.#level}px`);
    const after = this.#image.getBoundingClientRect();
    this.#stage.scrollLeft += after.left + (x - before.left) / before.width * after.width - x;
    this.#stage.scrollTop += after.top + (y - before.top) / before.height * after.height - y;
  }
}
