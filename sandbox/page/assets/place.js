/** Where the page is: a person looking at a channel, with the names it goes by. */

import { nameOf } from "./inline.js";
import { DM } from "./route.js";
import { DIRECT, THREADS } from "./store.js";

/**
 * `{key, place, channelId, kind, name, title, heading, welcome}` for a person and a place of the route; `channelId` is null while a
 * direct channel does not exist yet.
 */
export function placeFor(person, place, scene) {
  return place === DM ? directPlace(person, scene) : channelPlace(person, scene.store.channel(place), scene);
}

function directPlace(person, { store, say }) {
  const channelId = store.directChannel(person.id)?.id ?? null;
  const welcome = say(channelId === null ? "noDmYet" : "welcomeDm", { name: nameOf(person) });
  const name = `@${nameOf(store.bot)}`;
  return { key: `${person.id}/${DM}`, place: DM, channelId, kind: "direct", name, title: name, heading: nameOf(store.bot), welcome };
}

function channelPlace(person, { id, type, name }, { say }) {
  const kind = THREADS.includes(type) ? "thread" : "text";
  const title = `#${name}`;
  const heading = say("welcome", { name: title });
  return { key: `${person.id}/${id}`, place: id, channelId: id, kind, name, title, heading, welcome: say("welcomeText") };
}

/** Whether the channel is somebody's direct messages. */
export function isDirect(channelId, store) {
  return channelId === null || store.channel(channelId)?.type === DIRECT;
}
