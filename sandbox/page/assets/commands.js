/**
 * The slash commands as a person sees them, and as Discord wants them sent.
 *
 * Laws: people read and type localised or English names, the wire carries English names only; a command shows up only
 * where it may be used, and only to whom it is open.
 */

import { DIRECT } from "./store.js";

const CHAT_INPUT = 1;
const SUBCOMMAND = 1;
const GROUP = 2;

const IN_GUILD = 0;
const IN_DM = 1;

/** Kinds of option by their number in Discord's protocol. */
export const KINDS = {
  3: "string", 4: "integer", 5: "boolean", 6: "user", 7: "channel", 8: "role", 9: "mentionable", 10: "number", 11: "attachment",
};

/** The name or description of a command, option or choice in a locale. */
export function localised(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field];
}

function allowedIn({ contexts, dm_permission: inDm }, channelType) {
  if (channelType !== DIRECT) return !contexts || contexts.includes(IN_GUILD);
  return contexts ? contexts.includes(IN_DM) : inDm !== false;
}

function openTo({ default_member_permissions: needed }, person, channelType) {
  return channelType === DIRECT || !needed || person.moderator;
}

function flatten(path, locale) {
  const leaf = path.at(-1);
  const inner = (leaf.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  return inner.length > 0 ? inner.flatMap((child) => flatten([...path, child], locale)) : [entryOf(path, locale)];
}

function entryOf(path, locale) {
  const leaf = path.at(-1);
  const options = leaf.options ?? [];
  return {
    path,
    title: path.map((part) => localised(part, "name", locale)).join(" "),
    name: path.map((part) => part.name).join(" "),
    description: localised(leaf, "description", locale) ?? "",
    options: [...options.filter(({ required }) => required), ...options.filter(({ required }) => !required)],
  };
}

/** Every command the person can use in a channel of this type, subcommands in the order the bot gave them. */
export function entriesFor(commands, person, channelType) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && allowedIn(command, channelType) && openTo(command, person, channelType))
    .sort((one, other) => localised(one, "name", person.locale).localeCompare(localised(other, "name", person.locale), person.locale))
    .flatMap((command) => flatten([command], person.locale));
}

function rank({ title, name, description }, query) {
  const texts = [title, name].map((text) => text.toLocaleLowerCase());
  if (texts.some((text) => text.startsWith(query))) return 0;
  if (texts.some((text) => text.includes(query))) return 1;
  return description.toLocaleLowerCase().includes(query) ? 2 : 3;
}

/** The entries that match what was typed after the slash, the best first. */
export function matching(entries, typed) {
  const query = typed.trim().toLocaleLowerCase();
  return [0, 1, 2].flatMap((wanted) => entries.filter((entry) => rank(entry, query) === wanted));
}

/** The title of a command in the person's language, from its English name. */
export function titleOf(commands, name, locale) {
  const [first, ...rest] = name.split(" ");
  const path = [commands.find((command) => command.name === first)];
  for (const part of rest) path.push(path.at(-1)?.options?.find((option) => option.name === part));
  return path.every(Boolean) ? path.map((part) => localised(part, "name", locale)).join(" ") : name;
}

/** The entry a typed line begins with, and the rest of the line; null as long as no name is finished. */
export function typedEntry(entries, line) {
  const text = line.replace(/^\//, "");
  const fits = (name) => text.toLocaleLowerCase().startsWith(`${name.toLocaleLowerCase()} `);
  const found = entries.find(({ title, name }) => fits(title) || fits(name));
  if (!found) return null;
  const length = fits(found.title) ? found.title.length : found.name.length;
  return { entry: found, rest: text.slice(length + 1) };
}

/** The texts of a typed line by their options' English names ("option:text"), and the words that belong to none. */
export function typedOptions(entry, rest, locale) {
  const names = new Map(entry.options.flatMap((option) => [
    [option.name, option.name], [localised(option, "name", locale), option.name]]));
  const pairs = [];
  const strays = [];
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([^:]+):(.*)$/.exec(word) ?? [];
    if (names.has(name)) pairs.push([names.get(name), value]);
    else if (pairs.length > 0) pairs.at(-1)[1] = `${pairs.at(-1)[1]} ${word}`.trim();
    else strays.push(word);
  }
  return { texts: new Map(pairs), strays };
}

/** Name and options as Discord nests them: subcommands wrap the values of their options. */
export function wireOf({ path, title }, values) {
  const wrap = (rest) => (rest.length === 0 ? values : [{ name: rest[0].name, type: rest[0].type, options: wrap(rest.slice(1)) }]);
  return { name: path[0].name, options: wrap(path.slice(1)), title };
}
