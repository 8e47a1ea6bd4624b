/**
 * Still pictures, drawn as large as they are seen and no larger.
 *
 * Laws: only what is near the view is drawn, and what is far or gone holds nothing; the browser keeps no copy in full size,
 * as it would of an image element, for minutes. What moves is an image element after all.
 */

import { el } from "./dom.js";

const NEAR = "100% 0px";
const STILL = /^image\/(?:png|webp|jpeg)$/;

const pictures = new WeakMap();
const nearby = new IntersectionObserver((entries) => entries.forEach(follow), { rootMargin: NEAR });

/** A picture of known size at this address, with its alternative text; drawn when it comes near the view. */
export function drawStill({ source, alt, width, height }) {
  const canvas = el("canvas", { class: "face", role: "img", "aria-label": alt || null, width: 0, height: 0, data: { waiting: "" } });
  const moving = () => el("img", { class: "face", src: source, alt: alt ?? "", draggable: "false" });
  pictures.set(canvas, { source, width, height, moving, near: false });
  nearby.observe(canvas);
  return canvas;
}

function follow({ target, isIntersecting }) {
  pictures.get(target).near = isIntersecting;
  if (isIntersecting) draw(target).catch(() => release(target));
  else release(target);
}

async function draw(canvas) {
  const picture = pictures.get(canvas);
  const response = await fetch(picture.source);
  const blob = response.ok ? await response.blob() : null;
  if (!blob || !canvas.isConnected || !picture.near) return;
  if (!STILL.test(blob.type) || await isAnimated(blob)) canvas.replaceWith(picture.moving());
  else show(canvas, await createImageBitmap(blob, sizeFor(canvas, picture)));
}

function sizeFor(canvas, { width, height }) {
  const seen = Math.ceil(canvas.getBoundingClientRect().width * devicePixelRatio);
  const resizeWidth = Math.max(1, Math.min(width, seen));
  return { resizeWidth, resizeHeight: Math.max(1, Math.round(resizeWidth * height / width)), resizeQuality: "high" };
}

function show(canvas, bitmap) {
  if (!canvas.isConnected || !pictures.get(canvas).near) {
    bitmap.close();
    return;
  }
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext("bitmaprenderer").transferFromImageBitmap(bitmap);
  delete canvas.dataset.waiting;
}

function release(canvas) {
  if (canvas.width) canvas.getContext("bitmaprenderer").transferFromImageBitmap(null);
  Object.assign(canvas, { width: 0, height: 0 });
  delete canvas.dataset.waiting;
  if (!canvas.isConnected) nearby.unobserve(canvas);
}

// Of WebP files those with frames have a bit that says so, in the header that all large or moving ones begin with.
async function isAnimated(blob) {
  const head = new Uint8Array(await blob.slice(0, 21).arrayBuffer());
  return String.fromCharCode(...head.slice(12, 16)) === "VP8X" && (head[20] & 2) !== 0;
}
