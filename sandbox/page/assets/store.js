/**
 * All the page knows of the stand-in's world: people, channels, messages, commands.
 *
 * Laws: only events from the stand-in (and the page's own notices) change it; an ephemeral message is given to nobody but
 * the person it was sent to; a direct channel to nobody but its person; of each kind no more is kept than anybody scrolls
 * back to.
 */

import { Emitter } from "./emitter.js";
import { compareIds } from "./snowflake.js";

export const TEXT = 0;
export const DIRECT = 1;
export const THREADS = [11, 12];

const KEPT = 300;

/** Emits `hello`, `people`, `channels`, `commands`, `bot` and `message` ({op, channelId, message}). */
export class Store extends Emitter {
  bot = { id: "", username: "", online: false };
  guild = { id: "", name: "" };
  people = [];
  commands = [];
  #channels = new Map();
  #messages = new Map();
  #ephemerals = new Map();
  #clockAhead = 0;

  #events = {
    hello: (event) => this.#hello(event),
    message_create: (event) => this.#messageCreated(event),
    message_update: (event) => this.#messageUpdated(event),
    message_delete: (event) => this.#messageDeleted(event),
    channel_create: ({ channel }) => this.#channelChanged(channel),
    channel_update: ({ channel }) => this.#channelChanged(channel),
    channel_delete: ({ channel }) => this.#channelDeleted(channel),
    commands: ({ commands }) => this.#set("commands", commands, "commands"),
    bot: ({ online }) => this.#set("bot", { ...this.bot, online }, "bot"),
    person: ({ person }) => this.#personChanged(person),
  };

  /** Takes one event in; false if it is none of the store's. */
  apply(event) {
    if (!Object.hasOwn(this.#events, event.ev)) return false;
    this.#events[event.ev](event);
    return true;
  }

  /** Seconds since 1970 by the stand-in's clock. */
  now() {
    return Date.now() / 1000 + this.#clockAhead;
  }

  person(id) {
    return this.people.find((person) => person.id === id);
  }

  /** Anybody who can be named: a person or the bot. */
  user(id) {
    return id === this.bot.id ? this.bot : this.person(id);
  }

  channel(id) {
    return this.#channels.get(id);
  }

  /** The direct channel of the bot with this person, if there is one yet. */
  directChannel(personId) {
    return [...this.#channels.values()].find(({ type, recipient_id }) => type === DIRECT && recipient_id === personId);
  }

  textChannels() {
    return [...this.#channels.values()].filter(({ type }) => type === TEXT);
  }

  threadsOf(parentId) {
    return [...this.#channels.values()].filter(({ type, parent_id }) => THREADS.includes(type) && parent_id === parentId);
  }

  /** Every channel this person may look into. */
  channelsOf(personId) {
    return [...this.#channels.values()].filter(({ type, recipient_id }) => type !== DIRECT || recipient_id === personId);
  }

  /** What this person sees in the channel, oldest first. */
  messagesFor(channelId, personId) {
    const own = [...this.#ephemerals.values()]
      .filter((message) => message.channel_id === channelId && message.visible_to === personId);
    const shared = this.#messages.get(channelId) ?? [];
    return own.length === 0 ? shared : [...shared, ...own].sort((one, other) => compareIds(one.id, other.id));
  }

  /** The messages everybody in the channel sees, oldest first. */
  sharedMessages(channelId) {
    return this.#messages.get(channelId) ?? [];
  }

  message(channelId, messageId) {
    return this.#ephemerals.get(messageId) ?? this.sharedMessages(channelId).find(({ id }) => id === messageId);
  }

  #set(field, value, kind) {
    this[field] = value;
    this.emit(kind, value);
  }

  #hello({ bot, people, guild, channels, commands, messages, ephemerals, clock }) {
    Object.assign(this, { bot, people, guild, commands });
    this.#channels = new Map(channels.map((channel) => [channel.id, channel]));
    this.#messages = new Map(Object.entries(messages).map(([id, list]) => [id, list.map((message) => inChannel(message, id))]));
    this.#ephemerals = new Map(ephemerals.map((message) => [message.id, message]));
    this.#clockAhead = clock - Date.now() / 1000;
    this.emit("hello");
  }

  #messageCreated({ channel_id: channelId, message, visible_to: visibleTo }) {
    if (this.message(channelId, message.id)) {
      this.#messageUpdated({ channel_id: channelId, message });
      return;
    }
    const whole = { ...inChannel(message, channelId), ...(visibleTo && { visible_to: visibleTo }) };
    if (visibleTo) this.#ephemerals.set(message.id, whole);
    else this.#messages.set(channelId, [...this.sharedMessages(channelId).slice(1 - KEPT), whole]);
    if (this.#ephemerals.size > KEPT) this.#ephemerals.delete(this.#ephemerals.keys().next().value);
    this.emit("message", { op: "create", channelId, message: whole });
  }

  #messageUpdated({ channel_id: channelId, message }) {
    const before = this.message(channelId, message.id);
    if (!before) return;
    const whole = { ...before, ...message };
    if (this.#ephemerals.has(message.id)) this.#ephemerals.set(message.id, whole);
    else this.#messages.set(channelId, this.sharedMessages(channelId).map((old) => (old === before ? whole : old)));
    this.emit("message", { op: "update", channelId, message: whole });
  }

  #messageDeleted({ channel_id: channelId, message_id: messageId }) {
    const message = this.message(channelId, messageId);
    if (!message) return;
    this.#ephemerals.delete(messageId);
    this.#messages.set(channelId, this.sharedMessages(channelId).filter(({ id }) => id !== messageId));
    this.emit("message", { op: "delete", channelId, message });
  }

  #channelChanged(channel) {
    this.#channels.set(channel.id, channel);
    this.emit("channels");
  }

  #channelDeleted(channel) {
    this.#channels.delete(channel.id);
    this.#messages.delete(channel.id);
    this.emit("channels");
  }

  #personChanged(person) {
    this.people = this.people.map((old) => (old.id === person.id ? person : old));
    this.emit("people");
  }
}

function inChannel(message, channelId) {
  return { ...message, channel_id: channelId };
}
