/**
 * A modal of the bot: fields to fill in, checked here as Discord's client checks them, sent, and kept open if that failed.
 *
 * Law: it belongs to the person whose click or command opened it, whoever is looked at meanwhile.
 */

import { el, fill, freshId, mark } from "./dom.js";
import { drawMarkdown } from "./markdown.js";
import { inputFor } from "./modalinputs.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

/** Opens the modal that came in answer to `order`. */
export function openModal({ modal, order }, scene) {
  const parts = modal.components.map((component) => partFor(component, scene));
  const problem = el("p", { class: "modal-problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, scene.say("submit"), el("span", { class: "dots", "aria-hidden": "true" }));
  const dialog = drawDialog(modal.title, parts, problem, submit, scene);
  const send = () => {
    setBusy(submit, true);
    fill(problem);
    scene.interactions.submitModal(order, modal.custom_id, parts.map((part) => part.answer()), {
      done: () => dialog.close(),
      failed: (reason) => {
        setBusy(submit, false);
        fill(problem, scene.say("modalFailed"), reason ? ` (${reason})` : null);
      },
    });
  };
  dialog.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!submit.hasAttribute("aria-busy") && allRight(parts, scene)) send();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  parts.find(({ input }) => input)?.input.control.focus();
}

function drawDialog(title, parts, problem, submit, scene) {
  const heading = freshId("modal");
  const dialog = el("dialog", { class: "modal", "aria-labelledby": heading });
  const cancel = el("button", { type: "button", class: "button secondary", on: { click: () => dialog.close() } }, scene.say("cancel"));
  return fill(dialog, el("form", { novalidate: true },
    el("h2", { id: heading }, title),
    el("div", { class: "modal-parts" }, parts.map(({ node }) => node), problem),
    el("div", { class: "modal-buttons" }, cancel, submit)));
}

function setBusy(button, busy) {
  button.classList.toggle("pending", busy);
  mark(button, "aria-busy", busy ? "true" : null);
}

function allRight(parts, scene) {
  const wrong = parts.filter((part) => part.check(scene));
  wrong[0]?.input.control.focus();
  return wrong.length === 0;
}

// A part: `node`, `answer()` for the wire, `check(scene)` (shows a problem and says whether there is one), `input` or null.

function partFor(component, scene) {
  if (component.type === TEXT) return textPart(component, scene);
  if (component.type === ROW) return rowPart(component, scene);
  return labelPart(component, scene);
}

function textPart({ type, id, content }, scene) {
  return { node: el("div", { class: "markdown" }, drawMarkdown(content, scene)), answer: () => ({ type, id }), check: () => false, input: null };
}

function rowPart({ components: [inner] }, scene) {
  const input = inputFor(inner, scene, inner.label);
  return { ...labelled(inner.label, null, input), answer: () => ({ type: ROW, components: [input.answer()] }) };
}

function labelPart({ id, label, description, component }, scene) {
  const input = inputFor(component, scene, label);
  const answer = () => ({ type: LABEL, ...(id !== undefined && { id }), component: input.answer() });
  return { ...labelled(label, description, input), answer };
}

function labelled(label, description, input) {
  const error = el("p", { class: "field-problem", id: freshId("problem") });
  const note = description ? el("p", { class: "field-note", id: freshId("note") }, description) : null;
  const star = input.required ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  input.control.id ||= freshId("field");
  const group = input.boxes ? input.node : input.control;
  if (input.boxes) input.node.setAttribute("aria-label", label);
  group.setAttribute("aria-describedby", [note?.id, error.id].filter(Boolean).join(" "));
  if (input.required && group.tagName !== "BUTTON" && group.getAttribute("role") !== "group") group.setAttribute("aria-required", "true");
  const caption = el(input.boxes ? "p" : "label", { class: "field-label", for: input.boxes ? null : input.control.id }, label, star);
  const check = (scene) => {
    const problem = input.problem(scene);
    fill(error, problem);
    mark(input.control, "aria-invalid", problem ? "true" : null);
    return problem !== null;
  };
  return { node: el("div", { class: "modal-field" }, caption, note, input.node, error), check, input };
}
