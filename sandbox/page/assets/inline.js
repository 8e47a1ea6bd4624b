/**
 * Discord's markdown inside one paragraph: emphasis, code, links, mentions, moments, spoilers.
 *
 * Laws: rules are tried in order at each place, and what no rule takes is plain text; only http and https become links.
 */

import { el, fragment, mark } from "./dom.js";
import { drawTimestamp } from "./timestamp.js";

const DEEPEST = 12;

const WRAPPERS = [
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, "strong"],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, "u"],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, "s"],
  [/(?<!\w)_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, "em"],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, "em"],
];

const RULES = [
  { match: /\\([^A-Za-z0-9\s])/y, draw: ([, character]) => character },
  { match: /(?<!`)(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/y, draw: ([, , code]) => el("code", { class: "inline-code" }, code.trim() || code) },
  { match: /\|\|([\s\S]+?)\|\|/y, draw: ([, inner], scene, depth) => drawSpoiler(inner, scene, depth) },
  ...WRAPPERS.map(([match, tag]) => ({
    match, draw: ([, inner], scene, depth) => el(tag, {}, drawInline(inner, scene, depth + 1)),
  })),
  { match: /<(https?:\/\/[^\s<>]+)>/y, draw: ([, url]) => drawLink(url, [url]) },
  { match: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, draw: ([, moment, style], scene) => drawTimestamp(Number(moment), style ?? "f", scene) },
  { match: /<@!?(\d{1,20})>/y, draw: ([, id], scene) => drawUser(id, scene) },
  { match: /<@&\d{1,20}>/y, draw: (_, scene) => mention(`@${scene.say("everyone")}`) },
  { match: /<#(\d{1,20})>/y, draw: ([, id], scene) => drawChannel(id, scene) },
  { match: /<\/([^:<>\n]{1,100}):\d{1,20}>/y, draw: ([, name], scene) => drawCommand(name, scene) },
  { match: /<a?:(\w{2,32}):\d{1,20}>/y, draw: ([, name]) => `:${name}:` },
  { match: /@(?:everyone|here)\b/y, draw: ([text]) => mention(text) },
  {
    match: /\[((?:\\[\s\S]|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "([^"\n]*)")?\)/y,
    draw: ([, label, url, title], scene, depth) => drawLink(url, [drawInline(label, scene, depth + 1)], title ?? url),
  },
  { match: /https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, draw: ([url]) => drawLink(url, [url]) },
  { match: /[\s\S](?:(?!https?:)[^\\`|*_~<@[])*/y, draw: ([text]) => text },
];

function take(text, position, scene, depth) {
  for (const { match, draw } of RULES) {
    match.lastIndex = position;
    const found = match.exec(text);
    const node = found && draw(found, scene, depth);
    if (node !== null && node !== undefined) return { node, length: found[0].length };
  }
  return { node: text[position], length: 1 };
}

/** The text as nodes; nesting deeper than anybody writes stays plain. */
export function drawInline(text, scene, depth = 0) {
  if (depth > DEEPEST) return fragment(text);
  const nodes = [];
  let position = 0;
  while (position < text.length) {
    const { node, length } = take(text, position, scene, depth);
    nodes.push(node);
    position += length;
  }
  return fragment(nodes);
}

function mention(text) {
  return el("span", { class: "mention" }, text);
}

function drawUser(id, scene) {
  const user = scene.store.user(id);
  return mention(`@${user ? nameOf(user) : scene.say("unknownUser")}`);
}

function drawChannel(id, scene) {
  const channel = scene.store.channel(id);
  if (!channel) return mention(`#${scene.say("unknownChannel")}`);
  return el("button", { type: "button", class: "mention", on: { click: () => scene.openChannel(id) } }, `#${channel.name}`);
}

function drawCommand(name, scene) {
  const start = () => scene.startCommand(name);
  return el("button", { type: "button", class: "mention", on: { click: start } }, `/${scene.commandTitle(name)}`);
}

function drawLink(url, label, title = null) {
  return el("a", { href: url, title, target: "_blank", rel: "noopener noreferrer nofollow" }, label);
}

function drawSpoiler(inner, scene, depth) {
  const hidden = el("span", { class: "spoiler-text", inert: true }, drawInline(inner, scene, depth + 1));
  const cover = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": scene.say("showSpoiler") }, hidden);
  const reveal = () => {
    for (const name of ["role", "tabindex", "aria-label"]) mark(cover, name, null);
    cover.classList.add("revealed");
    hidden.inert = false;
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      reveal();
    }
  });
  return cover;
}

/** What a person is called on the page. */
export function nameOf(user) {
  return user.global_name || user.username;
}
