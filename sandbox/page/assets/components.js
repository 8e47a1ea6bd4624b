/** Components of a message: rows of buttons and selects, and the building blocks of a layout (components v2). */

import { el } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { cssColour } from "./embed.js";
import { icon } from "./icons.js";
import { drawMarkdown } from "./markdown.js";
import { coverSpoiler, drawFile, drawPicture, linkUrl, resolveMedia } from "./media.js";
import { Select, SELECTS } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LINK = 5;

const DRAWN = {
  1: drawRow,
  2: drawButton,
  9: drawSection,
  10: drawText,
  11: drawThumbnail,
  12: drawGallery,
  13: drawAttachedFile,
  14: drawSeparator,
  17: drawContainer,
  ...Object.fromEntries(SELECTS.map((type) => [type, drawSelect])),
};

/** Draws a list of components; kinds the page does not know are left out, as in Discord's own client. */
export function drawComponents(components, message, scene) {
  return components.map((component) => DRAWN[component.type]?.(component, message, scene));
}

function drawRow({ components }, message, scene) {
  return el("div", { class: "action-row" }, drawComponents(components, message, scene));
}

// Whoever the message was drawn for presses its buttons, whatever the page shows a moment later.
function drawButton(component, message, scene) {
  const personId = scene.person.id;
  const { style, label, emoji, url, disabled, custom_id: customId } = component;
  const face = [
    emoji ? el("span", { class: "emoji" }, drawEmoji(emoji)) : null,
    label ? el("span", { class: "label" }, label) : null,
  ];
  if (style === LINK) return drawLinkButton(face, url, disabled);
  return el("button", {
    type: "button", class: `button ${STYLES[style] ?? "secondary"}`, disabled, data: { customId },
    on: { click: () => scene.interactions.click(message, customId, personId) },
  }, face, el("span", { class: "dots", "aria-hidden": "true" }));
}

function drawLinkButton(face, url, disabled) {
  const href = disabled ? null : linkUrl(url);
  return el("a", { class: "button link", href, target: "_blank", rel: "noopener noreferrer", "aria-disabled": href ? null : "true" }, face, icon("link"));
}

function drawSelect(component, message, scene) {
  const personId = scene.person.id;
  const select = new Select(component, scene, {
    onCommit: (values, before) => scene.interactions.click(
      message, component.custom_id, personId, values, () => select.revert(before)),
  });
  return select.node;
}

function drawText({ content }, _message, scene) {
  return el("div", { class: "markdown" }, drawMarkdown(content, scene));
}

function drawSection({ components, accessory }, message, scene) {
  return el("div", { class: "section" },
    el("div", { class: "section-text" }, drawComponents(components, message, scene)),
    el("div", { class: "section-accessory" }, drawComponents([accessory], message, scene)));
}

function pictureOf({ media, description, spoiler }, message) {
  const resolved = resolveMedia(media, message);
  return { ...resolved, alt: description ?? resolved.alt, spoiler };
}

function drawThumbnail(component, message, scene) {
  return drawPicture(pictureOf(component, message), scene, "thumbnail");
}

function drawGallery({ items }, message, scene) {
  return el("div", { class: "gallery", data: { count: items.length } },
    items.map((item) => drawPicture(pictureOf(item, message), scene)));
}

function drawAttachedFile({ file, name, size, spoiler }, message, scene) {
  const attachment = (message.attachments ?? []).find(({ filename }) => file.url === `attachment://${filename}`);
  return drawFile({ url: resolveMedia(file, message).url, filename: name ?? attachment?.filename, size: size ?? attachment?.size, spoiler }, scene);
}

function drawSeparator({ divider = true, spacing = 1 }) {
  return el("div", { class: "separator", role: divider ? "separator" : null, data: { divider, spacing } });
}

function drawContainer({ components, accent_color: accent, spoiler }, message, scene) {
  const colour = typeof accent === "number" ? { "--accent": cssColour(accent) } : {};
  const container = el("div", { class: typeof accent === "number" ? "container accented" : "container", style: colour },
    drawComponents(components, message, scene));
  return spoiler ? coverSpoiler(container, scene) : container;
}
