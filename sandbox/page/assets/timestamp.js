/** Moments in a person's language: Discord's seven ways to write one, and "in 5 minutes" that stays true. */

import { el } from "./dom.js";
import { languageOf, say } from "./text.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];

function format(seconds, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(new Date(seconds * 1000));
}

/** "in 2 hours", "vor 3 Tagen": `seconds` since 1970 seen from `now`. */
export function relative(seconds, now, locale) {
  let distance = seconds - now;
  for (const [unit, size] of UNITS) {
    const rounded = Math.round(distance);
    if (Math.abs(rounded) < size) return new Intl.RelativeTimeFormat(locale).format(rounded, unit);
    distance /= size;
  }
  return "";
}

/** The moment in one of Discord's styles, or null if there is no such moment. */
export function drawTimestamp(seconds, style, scene) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return null;
  const { locale } = scene;
  const text = style === "R" ? relative(seconds, scene.now(), locale) : format(seconds, style, locale);
  const live = style === "R" ? { relative: seconds, locale } : {};
  return el("time", { class: "timestamp", datetime: moment.toISOString(), title: format(seconds, "F", locale), data: live }, text);
}

/** When a message was sent: the time today, else date and time. */
export function drawSentAt(iso, scene) {
  const seconds = Date.parse(iso) / 1000;
  const sameDay = format(seconds, "d", scene.locale) === format(scene.now(), "d", scene.locale);
  const text = sameDay
    ? say(scene.locale, "today", { time: format(seconds, "t", scene.locale) })
    : format(seconds, "s", scene.locale);
  return el("time", { class: "sent-at", datetime: iso, title: format(seconds, "F", scene.locale) }, text);
}

/** The day of a message as the line between two days shows it. */
export function dayOf(iso, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(iso));
}

/** Brings every "in 5 minutes" inside `root` up to date. */
export function refreshTimestamps(root, now) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(node.dataset.relative), now, languageOf(node.dataset.locale));
    if (node.textContent !== text) node.textContent = text;
  }
}
