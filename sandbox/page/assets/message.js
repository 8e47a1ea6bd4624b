/** One message as Discord shows it: who, when, content, attachments, embeds, components, and what became of a click. */

import { drawComponents } from "./components.js";
import { el, fill, fragment, mark } from "./dom.js";
import { drawEmbed, picturesInEmbeds } from "./embed.js";
import { icon } from "./icons.js";
import { nameOf } from "./inline.js";
import { drawMarkdown } from "./markdown.js";
import { drawAttachment, isPicture } from "./media.js";
import { drawSentAt } from "./timestamp.js";
import { names } from "./unread.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const SILENT = 1 << 12;
const LAYOUT = 1 << 15;

const TEXT = 10;
const COMMAND = 2;
const THREAD_STARTED = 18;

const QUOTED = 80;

const GROUPED_FOR = 7 * 60 * 1000;

/** The words of a message as they are read, without its looks: content, texts of a layout, titles of embeds. */
export function wordsOf({ content, components = [], embeds = [] }, scene) {
  const texts = components.flatMap(function texts(part) {
    const inner = [...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])];
    return part.type === TEXT ? [part.content] : inner.flatMap(texts);
  });
  return [content, ...texts, ...embeds.map(({ title }) => title)].filter(Boolean).map((text) => readAloud(text, scene)).join(" ");
}

function readAloud(text, scene) {
  const drawn = drawMarkdown(text, scene);
  for (const item of drawn.querySelectorAll("li")) item.prepend(" ");
  return [...drawn.childNodes].map(({ textContent }) => textContent).join(" ").replace(/\s+/g, " ").trim();
}

/** Whether a message is what became of something this person did: said by them, or to them alone, or in answer to them. */
export function answers(message, person) {
  const asked = message.interaction_metadata?.user ?? message.interaction?.user;
  return [message.author.id, message.visible_to, asked?.id].includes(person.id);
}

function has(message, flag) {
  return ((message.flags ?? 0) & flag) !== 0;
}

/** Whether a message continues the one before it, without a head of its own. */
export function continues(message, before) {
  return Boolean(before) && before.author.id === message.author.id && !introduction(message)
    && !has(before, EPHEMERAL) && !has(message, EPHEMERAL)
    && message.type !== THREAD_STARTED && Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUPED_FOR;
}

function introduction(message) {
  return message.interaction_metadata?.type === COMMAND || message.interaction || message.message_reference?.message_id;
}

/** A round picture with the first letter of the name. */
export function drawAvatar(user, colour) {
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? "";
  return el("span", { class: "avatar", "aria-hidden": "true", data: { initial }, style: { "--avatar": colour } });
}

function colourOf(user, scene) {
  return scene.store.person(user.id)?.color ?? "#5865f2";
}

/** The message as a list item; `grouped` leaves its head out. */
export function drawMessage(message, scene, { grouped = false } = {}) {
  const ephemeral = has(message, EPHEMERAL) || message.visible_to;
  const classes = ["message", grouped ? "grouped" : "headed", ephemeral ? "ephemeral" : "", names(message, scene.person.id) ? "named" : ""];
  const article = el("article", { "aria-label": labelOf(message, scene), tabindex: "-1" },
    grouped ? null : drawIntroduction(message, scene),
    grouped ? null : drawAvatar(message.author, colourOf(message.author, scene)),
    el("div", { class: "message-body" },
      grouped ? null : drawHead(message, scene),
      drawBody(message, scene),
      ephemeral ? drawOnlyYou(message, scene) : null,
      drawThreadLink(message, scene),
      el("p", { class: "failure", role: "alert", hidden: true })),
    drawActions(message, scene));
  const item = el("li", { class: classes.filter(Boolean).join(" "), data: { messageId: message.id } }, article);
  markFailure(item, message.failure ?? scene.interactions.failureOf(message.id) ?? null, scene, Boolean(message.local));
  for (const customId of scene.interactions.pendingOf(message.id)) markPending(item, customId, true);
  return item;
}

function labelOf(message, scene) {
  const author = scene.store.user(message.author.id) ?? message.author;
  return `${nameOf(author)}, ${drawSentAt(message.timestamp, scene).textContent}`;
}

function drawIntroduction(message, scene) {
  if (message.message_reference?.message_id) return drawReply(message, scene);
  const used = message.interaction ?? message.interaction_metadata;
  if (!used || used.type !== COMMAND) return null;
  const command = used.name ? `/${scene.commandTitle(used.name)}` : scene.say("aCommand");
  const parts = { name: el("strong", {}, nameOf(used.user)), command: el("span", { class: "used-command" }, command) };
  return el("p", { class: "introduction" }, icon("reply"), scene.pieces("used", parts));
}

function drawReply(message, scene) {
  const { channel_id: channelId, message_id: messageId } = message.message_reference;
  const original = message.referenced_message ?? scene.store.message(channelId ?? message.channel_id, messageId);
  if (!original) return null;
  const parts = { name: el("strong", {}, nameOf(original.author)), text: beginning(wordsOf(original, scene)) };
  return el("p", { class: "introduction" }, icon("reply"), el("span", { class: "quoted" }, scene.pieces("repliedTo", parts)));
}

function beginning(words) {
  return words.length > QUOTED ? `${words.slice(0, QUOTED).trimEnd()}…` : words || "…";
}

function drawHead(message, scene) {
  const author = scene.store.user(message.author.id) ?? message.author;
  const silent = has(message, SILENT) && el("span", { class: "silent", role: "img", "aria-label": scene.say("silent"), title: scene.say("silent") }, icon("silent"));
  return el("header", { class: "message-head" },
    el("span", { class: "author" }, nameOf(author)),
    message.author.bot ? el("span", { class: "app-tag" }, scene.say("app")) : null,
    drawSentAt(message.timestamp, scene),
    silent);
}

function drawBody(message, scene) {
  if (has(message, LOADING) && !message.content) return drawThinking(message, scene);
  if (message.type === THREAD_STARTED) return drawThreadStarted(message, scene);
  const edited = message.edited_timestamp ? el("span", { class: "edited" }, scene.say("edited")) : null;
  if (has(message, LAYOUT)) return [el("div", { class: "layout" }, drawComponents(message.components ?? [], message, scene)), edited];
  const shown = picturesInEmbeds(message.embeds ?? []);
  const attachments = (message.attachments ?? []).filter(({ filename }) => !shown.has(filename));
  return [
    message.content || edited ? drawContent(message.content ?? "", edited, scene) : null,
    attachments.length ? el("div", { class: "attachments", data: { count: attachments.filter(isPicture).length } }, attachments.map((one) => drawAttachment(one, scene))) : null,
    (message.embeds ?? []).map((embed) => drawEmbed(embed, message, scene)),
    message.components?.length ? el("div", { class: "rows" }, drawComponents(message.components, message, scene)) : null,
  ];
}

function drawContent(text, edited, scene) {
  const content = el("div", { class: "markdown content" }, drawMarkdown(text, scene));
  const last = content.lastElementChild;
  if (edited) (last?.tagName === "P" ? last : content).append(" ", edited);
  return content;
}

function drawThinking({ author }, scene) {
  return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), scene.say("thinking", { name: nameOf(author) }));
}

function drawThreadStarted(message, scene) {
  const thread = scene.store.channel(message.message_reference?.channel_id ?? message.id);
  const open = () => thread && scene.openChannel(thread.id);
  const link = el("button", { type: "button", class: "text-link", on: { click: open } }, message.content);
  return el("p", {}, scene.pieces("startedThread", { name: nameOf(message.author), thread: link }));
}

function drawThreadLink({ id, type }, scene) {
  const thread = scene.store.channel(id);
  if (!thread || type === THREAD_STARTED) return null;
  return el("button", { type: "button", class: "thread-link", on: { click: () => scene.openChannel(id) } },
    icon("thread"), scene.say("openThread", { name: thread.name }));
}

function drawOnlyYou(message, scene) {
  const dismiss = el("button", { type: "button", class: "text-link", on: { click: () => scene.dismiss(message) } }, scene.say("dismiss"));
  return el("p", { class: "only-you" }, icon("eye"), scene.say("onlyYou"), el("span", { "aria-hidden": "true" }, "·"), dismiss);
}

function drawActions(message, scene) {
  const own = message.author.id === scene.person.id;
  if (message.visible_to || !(own || (scene.person.moderator && !scene.isDirect(message.channel_id)))) return null;
  const remove = () => scene.interactions.tell({ do: "delete_message", as: scene.person.id, channel_id: message.channel_id, message_id: message.id });
  return el("div", { class: "message-actions" },
    el("button", { type: "button", class: "icon-button", "aria-label": scene.say("deleteMessage"), title: scene.say("deleteMessage"), on: { click: remove } }, icon("trash")));
}

/** Shows a component of a drawn message as waited for, or no longer. */
export function markPending(item, customId, busy) {
  const node = componentOf(item, customId);
  if (!node) return;
  node.classList.toggle("pending", busy);
  mark(node, "aria-busy", busy ? "true" : null);
}

/** Shows below a drawn message that a click (or the command itself) failed, and why as far as known; null clears it. */
export function markFailure(item, reason, scene, isCommand = false) {
  const line = item.querySelector(".failure");
  line.hidden = reason === null;
  fill(line, reason === null ? null : fragment(scene.say(isCommand ? "noAnswer" : "failed"), reason ? el("span", { class: "reason" }, ` (${reason})`) : null));
}

function componentOf(item, customId) {
  return [...item.querySelectorAll("[data-custom-id]")].find(({ dataset }) => dataset.customId === customId);
}

/** What has the focus inside a drawn message, to find it again after drawing anew. */
export function focusedPart(item) {
  const active = item.contains(document.activeElement) ? document.activeElement : null;
  return active && { customId: active.dataset.customId, index: focusable(item).indexOf(active) };
}

/** Gives the focus back to the same component, else to whatever stands in its place, else to the message. */
export function restoreFocus(item, part) {
  const same = part.customId === undefined ? null : componentOf(item, part.customId);
  const candidates = focusable(item);
  const target = same && !same.disabled ? same : candidates[Math.min(part.index, candidates.length - 1)];
  (target ?? item.querySelector("article")).focus({ preventScroll: true });
}

function focusable(item) {
  return [...item.querySelectorAll("button:not(:disabled), a[href], [tabindex='0']")]
    .filter((node) => !node.closest("[inert], .message-actions"));
}
