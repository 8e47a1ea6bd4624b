/**
 * What this browser remembers of its own: theme, read marks, whether the hint was seen.
 *
 * Law: nothing here is needed. Where the browser keeps nothing, the page works all the same.
 */

const PREFIX = "parlatorium.";

/** The value stored under `name`, or `otherwise`. */
export function recall(name, otherwise) {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? otherwise : JSON.parse(stored);
  } catch {
    return otherwise;
  }
}

/** Stores `value` under `name`. */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that stores nothing only forgets.
  }
}

/** Calls `listener` when another window of this page has stored something under `name`. */
export function whenOthersRemember(name, listener) {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + name) listener();
  });
}
