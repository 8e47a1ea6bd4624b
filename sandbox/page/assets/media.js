/**
 * Pictures and files of a message.
 *
 * Law: pictures are only loaded from the stand-in itself; one from elsewhere is shown as a link.
 */

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { drawStill } from "./stills.js";
import { openPicture } from "./zoom.js";

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|svg|avif)$/i;

/** The address to load something from: our own path for whatever the stand-in keeps, else null. */
export function ownUrl(url) {
  const parsed = parse(url);
  if (!parsed || !LOOPBACK.test(parsed.hostname) || !parsed.pathname.startsWith("/attachments/")) return null;
  return parsed.pathname + parsed.search;
}

/** A harmless address for a link, or null. */
export function linkUrl(url) {
  const parsed = parse(url);
  return parsed && ["http:", "https:"].includes(parsed.protocol) ? ownUrl(url) ?? parsed.href : null;
}

function parse(url) {
  try {
    return new URL(url, location.href);
  } catch {
    return null;
  }
}

/** The attachment a component or embed means with `attachment://name` or an id; else its own address. */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media.url ?? "")?.[1];
  const attachment = (message.attachments ?? [])
    .find(({ id, filename }) => filename === name || (media.attachment_id && id === String(media.attachment_id)));
  const { width, height } = { ...attachment, ...defined(media) };
  return { url: attachment?.url ?? media.proxy_url ?? media.url, width, height, alt: attachment?.description };
}

function defined(media) {
  return Object.fromEntries(Object.entries({ width: media.width, height: media.height }).filter(([, size]) => size));
}

export function isPicture({ content_type: type, filename }) {
  return type ? type.startsWith("image/") : PICTURE_NAME.test(filename ?? "");
}

function fileNameOf(url) {
  const name = parse(url)?.pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A picture with its ALT badge; a click opens it at full size. */
export function drawPicture({ url, width, height, alt, spoiler }, scene, kind = "picture") {
  const source = ownUrl(url);
  if (!source) return drawElsewhere(url, alt, scene);
  const name = fileNameOf(source);
  const label = alt ? null : scene.say("openPicture", { name });
  const open = el("button", {
    type: "button", class: "picture-open", "aria-label": label, on: { click: () => openPicture({ source, alt, name }, scene) },
  }, drawFace({ source, alt, width, height }));
  const size = width && height ? { "--wide": `${width}px`, "--ratio": String(width / height) } : {};
  const figure = el("figure", { class: kind, style: size }, open, alt && kind === "picture" ? drawAlt(alt, scene) : null);
  return spoiler ? coverSpoiler(figure, scene) : figure;
}

function drawFace({ source, alt, width, height }) {
  if (width && height) return drawStill({ source, alt, width, height });
  return el("img", { src: source, alt: alt ?? "", decoding: "async", loading: "lazy", draggable: "false" });
}

function drawElsewhere(url, alt, scene) {
  const href = linkUrl(url);
  const label = alt || scene.say("elsewhere", { name: url });
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, label) : el("span", {}, label);
}

function drawAlt(alt, scene) {
  const caption = el("figcaption", { class: "alt-text", hidden: true }, alt);
  const badge = el("button", {
    type: "button", class: "alt-badge", "aria-label": scene.say("showAlt"), "aria-expanded": "false",
  }, scene.say("alt"));
  badge.addEventListener("click", () => {
    caption.hidden = !caption.hidden;
    badge.setAttribute("aria-expanded", String(!caption.hidden));
  });
  return [caption, badge];
}

/** Hides `content` under a cover until it is asked for. */
export function coverSpoiler(content, scene) {
  content.inert = true;
  const wrap = el("div", { class: "spoiler-cover" }, content);
  const cover = el("button", { type: "button", class: "spoiler-button", "aria-label": scene.say("showSpoiler") }, scene.say("spoiler"));
  cover.addEventListener("click", () => {
    content.inert = false;
    wrap.classList.add("revealed");
    cover.remove();
  });
  wrap.append(cover);
  return wrap;
}

/** A file that is no picture, as a link that downloads it. */
export function drawFile({ url, filename, size, spoiler }, scene) {
  const name = filename || fileNameOf(url);
  const link = el("a", { class: "file", href: linkUrl(url), download: name }, icon("file"),
    el("span", { class: "file-name" }, name), size ? el("span", { class: "file-size" }, readableSize(size)) : null);
  return spoiler ? coverSpoiler(link, scene) : link;
}

function readableSize(bytes) {
  return bytes < 1024 ? `${bytes} B` : bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** One attachment of a message, as picture or as file. */
export function drawAttachment(attachment, scene) {
  const spoiler = attachment.filename.startsWith("SPOILER_");
  const { url, width, height, description: alt } = attachment;
  return isPicture(attachment) ? drawPicture({ url, width, height, alt, spoiler }, scene) : drawFile({ ...attachment, spoiler }, scene);
}
