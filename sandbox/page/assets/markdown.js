/** Discord's markdown in blocks: code blocks, headings, small text, quotes, lists, paragraphs. */

import { el, fragment } from "./dom.js";
import { drawInline } from "./inline.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const LONG_QUOTE = /^>>> ?([\s\S]*)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;

const LINE_RULES = [
  { starts: (line) => LONG_QUOTE.test(line), draw: drawLongQuote },
  { starts: (line) => /^> /.test(line), draw: drawQuote },
  { starts: (line) => SMALL.test(line), draw: drawSmall },
  { starts: (line) => HEADING.test(line), draw: drawHeading },
  { starts: (line) => ITEM.test(line), draw: drawList },
];

/** The whole text of a message as nodes. */
export function drawMarkdown(text, scene) {
  const parts = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    if (fence[2].trim() === "") continue;
    parts.push(drawLines(text.slice(end, fence.index), scene), drawCode(fence[2], fence[1]));
    end = fence.index + fence[0].length;
  }
  return fragment(parts, drawLines(text.slice(end), scene));
}

function drawCode(code, language) {
  return el("pre", { class: "code-block", tabindex: "0", "data-language": language }, el("code", {}, code));
}

function drawLines(text, scene) {
  const lines = text.replace(/^\n+|\n+$/g, "").split("\n");
  const blocks = [];
  while (lines.length > 0) {
    const rule = LINE_RULES.find(({ starts }) => starts(lines[0]));
    blocks.push((rule?.draw ?? drawParagraph)(lines, scene));
  }
  return blocks;
}

// Each of the following takes its lines from the front of the list.

function takeWhile(lines, test) {
  const end = lines.findIndex((line) => !test(line));
  return lines.splice(0, end === -1 ? lines.length : end);
}

function isPlain(line) {
  return !LINE_RULES.some(({ starts }) => starts(line));
}

function drawParagraph(lines, scene) {
  const text = takeWhile(lines, isPlain).join("\n");
  return text === "" ? null : el("p", {}, drawInline(text, scene));
}

function drawHeading(lines, scene) {
  const [, hashes, text] = lines.shift().match(HEADING);
  return el(`h${hashes.length + 2}`, { class: `heading-${hashes.length}` }, drawInline(text.replace(/\s+#+$/, ""), scene));
}

function drawSmall(lines, scene) {
  const [, text] = lines.shift().match(SMALL);
  return el("p", { class: "small-text" }, el("small", {}, drawInline(text, scene)));
}

function drawQuote(lines, scene) {
  const quoted = takeWhile(lines, (line) => /^>( |$)/.test(line)).map((line) => line.match(QUOTE)[1]);
  return el("blockquote", {}, drawLines(quoted.join("\n"), scene));
}

function drawLongQuote(lines, scene) {
  const [, text] = lines.splice(0).join("\n").match(LONG_QUOTE);
  return el("blockquote", {}, drawLines(text, scene));
}

function drawList(lines, scene) {
  const items = takeWhile(lines, (line) => ITEM.test(line)).map((line) => {
    const [, indent, bullet, text] = line.match(ITEM);
    return { level: indent.length, bullet, text };
  });
  return fragment(nest(items, scene));
}

function nest(items, scene) {
  const lists = [];
  while (items.length > 0) {
    const { level, bullet } = items[0];
    const ordered = /\d/.test(bullet);
    const list = ordered ? el("ol", { start: Number.parseInt(bullet, 10) }) : el("ul");
    while (items.length > 0 && items[0].level >= level && /\d/.test(items[0].bullet) === ordered) {
      const { text } = items.shift();
      const deeper = items.findIndex((item) => item.level <= level);
      const children = items.splice(0, deeper === -1 ? items.length : deeper);
      list.append(el("li", {}, drawInline(text, scene), nest(children, scene)));
    }
    lists.push(list);
  }
  return lists;
}
