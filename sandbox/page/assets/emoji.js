/** Emojis of buttons and options. */

import { el } from "./dom.js";

/** A character, or the application's own as a picture, which says nothing that the label beside it does not. */
export function drawEmoji(emoji) {
  return emoji?.id ? el("img", { class: "own-emoji", src: `/emojis/${emoji.id}.png`, alt: "" }) : emoji?.name;
}
