/**
 * The websocket to the stand-in: JSON in, JSON out, back by itself.
 *
 * Law: an order is sent now or not at all. Nothing is queued, so that nothing old is done after a pause.
 */

import { Emitter } from "./emitter.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

/** Emits `event` (a parsed frame) and `state` ("open" or "away"). */
export class Connection extends Emitter {
  #url;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = null;

  constructor(url) {
    super();
    this.#url = url;
    addEventListener("online", () => this.#retryNow());
  }

  open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#opened());
    socket.addEventListener("message", (frame) => this.emit("event", JSON.parse(frame.data)));
    socket.addEventListener("close", () => this.#closed());
  }

  /** Sends one order; false if there is nobody to send it to. */
  send(order) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(order));
    return true;
  }

  #opened() {
    this.#wait = FIRST_WAIT;
    this.emit("state", "open");
  }

  #closed() {
    this.emit("state", "away");
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retryNow() {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.open();
  }
}

/** The address of the page's own socket, from the address of the page. */
export function socketUrl(location) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/page-socket`;
}
