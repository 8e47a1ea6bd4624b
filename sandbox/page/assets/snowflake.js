/** Discord's ids: whole numbers too long for a JavaScript number, so they stay strings; a later one is greater. */

const DISCORD_EPOCH = 1420070400000;

/** Negative, zero or positive, as for `sort`. */
export function compareIds(one, other) {
  if (one.length !== other.length) return one.length - other.length;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** An id for something that only this page knows, as if made at `milliseconds` since 1970. */
export function idAt(milliseconds) {
  return String(BigInt(Math.trunc(milliseconds) - DISCORD_EPOCH) << 22n);
}
