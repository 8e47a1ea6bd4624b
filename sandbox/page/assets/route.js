/** Who looks at which channel, kept in the address: `#/person/channel`, with `dm` for the person's direct messages. */

export const DM = "dm";

/** Person and channel in an address; null for what is missing. */
export function parseRoute(hash) {
  const [personId, place] = hash.replace(/^#\/?/, "").split("/");
  return { personId: personId || null, place: place || null };
}

export function formatRoute({ personId, place }) {
  return `#/${personId}/${place}`;
}

/** The route asked for, or the nearest one that exists. */
export function validRoute({ personId, place }, store) {
  const person = store.person(personId) ?? store.people[0];
  const channel = place === DM ? null : store.channel(place);
  const visible = channel && store.channelsOf(person.id).includes(channel) && channel.id !== store.directChannel(person.id)?.id;
  if (place === DM || visible) return { personId: person.id, place };
  const direct = channel && channel.id === store.directChannel(person.id)?.id;
  return { personId: person.id, place: direct ? DM : store.textChannels()[0]?.id ?? DM };
}
