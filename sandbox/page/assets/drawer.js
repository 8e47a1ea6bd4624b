/** The channel list on a narrow window: slides in over the messages, goes away with Esc or a press beside it. */

const NARROW = "(max-width: 760px)";

export class Drawer {
  #sidebar;
  #backdrop;
  #opener = null;

  constructor(sidebar, backdrop) {
    this.#sidebar = sidebar;
    this.#backdrop = backdrop;
    backdrop.addEventListener("click", () => this.close());
    sidebar.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    matchMedia(NARROW).addEventListener("change", () => this.close());
  }

  label(text) {
    this.#backdrop.setAttribute("aria-label", text);
  }

  open() {
    this.#opener = document.activeElement;
    this.#show(true);
    (this.#sidebar.querySelector("[aria-current]") ?? this.#sidebar.querySelector("button"))?.focus();
  }

  close() {
    if (!this.#sidebar.classList.contains("open")) return;
    this.#show(false);
    this.#opener?.focus();
  }

  #show(open) {
    this.#sidebar.classList.toggle("open", open);
    this.#backdrop.hidden = !open;
  }
}
