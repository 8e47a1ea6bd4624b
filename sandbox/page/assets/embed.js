/** The classic cards inside a message: title, description, fields, pictures, footer, a coloured edge. */

import { el } from "./dom.js";
import { drawInline } from "./inline.js";
import { drawMarkdown } from "./markdown.js";
import { drawPicture, linkUrl, resolveMedia } from "./media.js";
import { drawSentAt } from "./timestamp.js";

/** A colour as Discord sends it (a whole number), as CSS writes it. */
export function cssColour(number) {
  return `#${number.toString(16).padStart(6, "0").slice(-6)}`;
}

export function drawEmbed(embed, message, scene) {
  const colour = typeof embed.color === "number" ? { "--accent": cssColour(embed.color) } : {};
  const text = el("div", { class: "embed-text" },
    drawAuthor(embed.author),
    drawTitle(embed, scene),
    embed.description ? el("div", { class: "markdown" }, drawMarkdown(embed.description, scene)) : null,
    drawFields(embed.fields ?? [], scene));
  return el("article", { class: "embed", style: colour },
    text,
    embed.thumbnail ? drawEmbedPicture(embed.thumbnail, "thumbnail", message, scene) : null,
    embed.image ? drawEmbedPicture(embed.image, "picture", message, scene) : null,
    drawFooter(embed, scene));
}

function drawAuthor(author) {
  return author?.name ? el("p", { class: "embed-author" }, linked(author.name, author.url)) : null;
}

function drawTitle({ title, url }, scene) {
  return title ? el("h3", { class: "embed-title" }, linked(drawInline(title, scene), url)) : null;
}

function linked(content, url) {
  const href = url ? linkUrl(url) : null;
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, content) : content;
}

function drawFields(fields, scene) {
  if (fields.length === 0) return null;
  return el("div", { class: "embed-fields" }, fields.map(({ name, value, inline }) =>
    el("div", { class: inline ? "embed-field inline" : "embed-field" },
      el("h4", {}, drawInline(name, scene)),
      el("div", { class: "markdown" }, drawMarkdown(value, scene)))));
}

function drawEmbedPicture(media, kind, message, scene) {
  const resolved = resolveMedia(media, message);
  return drawPicture({ ...resolved, alt: media.description ?? resolved.alt }, scene, kind);
}

function drawFooter({ footer, timestamp }, scene) {
  if (!footer?.text && !timestamp) return null;
  const parts = [footer?.text, footer?.text && timestamp ? " • " : null, timestamp ? drawSentAt(timestamp, scene) : null];
  return el("footer", { class: "embed-footer" }, parts);
}

/** The names of the attachments that embeds already show. */
export function picturesInEmbeds(embeds) {
  const urls = embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]);
  return new Set(urls.map((url) => /^attachment:\/\/(.+)$/.exec(url ?? "")?.[1]).filter(Boolean));
}
