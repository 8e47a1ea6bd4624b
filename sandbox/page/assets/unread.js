/** Who has read what: one mark per person and channel, kept by the browser and shared between its windows. */

import { Emitter } from "./emitter.js";
import { recall, remember, whenOthersRemember } from "./memory.js";
import { compareIds } from "./snowflake.js";
import { DIRECT } from "./store.js";

const NAME = "read";

/** Emits `change` when a mark has moved. */
export class ReadMarks extends Emitter {
  #store;
  #marks = recall(NAME, {});

  constructor(store) {
    super();
    this.#store = store;
    whenOthersRemember(NAME, () => this.#reload());
  }

  /** Messages of others in this channel that the person has not had before the eyes. */
  unread(personId, channelId) {
    const mark = this.#marks[personId]?.[channelId] ?? "";
    return this.#store.sharedMessages(channelId)
      .filter(({ id, author }) => author.id !== personId && compareIds(id, mark) > 0);
  }

  /** The number on a channel's badge: all of a direct channel, elsewhere only what names the person. */
  badge(personId, channel) {
    const unread = this.unread(personId, channel.id);
    return channel.type === DIRECT ? unread.length : unread.filter((message) => names(message, personId)).length;
  }

  /** The number on a person's badge. */
  total(personId) {
    return this.#store.channelsOf(personId).reduce((sum, channel) => sum + this.badge(personId, channel), 0);
  }

  /** Everything now in the channel counts as read by the person. */
  markRead(personId, channelId) {
    const newest = this.#store.sharedMessages(channelId).at(-1);
    if (!newest || this.#marks[personId]?.[channelId] === newest.id) return;
    const stored = recall(NAME, this.#marks);
    this.#marks = { ...stored, [personId]: { ...stored[personId], [channelId]: newest.id } };
    remember(NAME, this.#marks);
    this.emit("change");
  }

  #reload() {
    this.#marks = recall(NAME, {});
    this.emit("change");
  }
}

/** Whether a message mentions this person. */
export function names(message, personId) {
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some(({ id }) => id === personId);
}
