/** Tells whoever listens what has happened. */

export class Emitter {
  #listeners = new Map();

  /** Calls `listener(detail)` each time `kind` is emitted. */
  on(kind, listener) {
    const listeners = this.#listeners.get(kind) ?? [];
    this.#listeners.set(kind, [...listeners, listener]);
  }

  emit(kind, detail) {
    for (const listener of this.#listeners.get(kind) ?? []) listener(detail);
  }
}
