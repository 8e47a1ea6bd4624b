/** The page's own small questions: a name, a yes or no. */

import { el, fill, freshId } from "./dom.js";

function ask(title, content, { confirm, danger = false }, scene) {
  const heading = freshId("dialog");
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading });
  const cancel = el("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, scene.say("cancel"));
  fill(dialog, el("form", { method: "dialog" },
    el("h2", { id: heading }, title),
    el("div", { class: "modal-parts" }, content),
    el("div", { class: "modal-buttons" }, cancel,
      el("button", { type: "submit", value: "yes", class: danger ? "button danger" : "button primary" }, confirm))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"));
  });
}

/** Asks for a name; null if there is none. */
export async function askName(title, label, scene) {
  const input = el("input", { type: "text", required: true, maxlength: 100, autocomplete: "off" });
  const agreed = await ask(title, el("label", { class: "modal-field" }, el("span", { class: "field-label" }, label), input), { confirm: scene.say("create") }, scene);
  return agreed ? input.value.trim() || null : null;
}

/** Asks whether something is really meant. */
export function askSure(title, text, confirm, scene) {
  return ask(title, el("p", {}, text), { confirm, danger: true }, scene);
}
