/**
 * What the person on this page asks of the bot, and what becomes of it.
 *
 * Laws: every order has a nonce of this page alone, answers to other pages' orders are not ours; a component that is
 * still waited for is not clicked twice; when the connection goes, nothing is waited for any more.
 */

import { Emitter } from "./emitter.js";

const REMEMBERED = 50;

/**
 * Emits `pending` and `failed` ({messageId, customId?, busy? reason?}), `waiting` (commands on their way),
 * `commandFailed`, `modal` ({modal, order}), `refused` (reason).
 */
export class Interactions extends Emitter {
  #connection;
  #orders = new Map();
  #settled = new Map();
  #failures = new Map();
  #page = Math.random().toString(36).slice(2, 10);
  #count = 0;

  #events = {
    interaction: (event, order) => this.#stateChanged(event, order),
    modal: (event, order) => this.#modalCame(event, order),
    choices: (event, order) => this.#settle(event.nonce, () => order.resolve(event.choices)),
    refused: (event) => this.#refused(event),
  };

  constructor(connection) {
    super();
    this.#connection = connection;
  }

  /** Takes an event of the stand-in about an order; false if it is about something else. */
  apply(event) {
    if (!Object.hasOwn(this.#events, event.ev)) return false;
    const order = this.#orders.get(event.nonce) ?? this.#settled.get(event.nonce);
    if (order || (event.ev === "refused" && (event.nonce ?? null) === null)) this.#events[event.ev](event, order);
    return true;
  }

  /** A press on a button or, with `values`, a choice in a select; `undo` is called if it fails. */
  click(message, customId, personId, values = undefined, undo = () => {}) {
    if (this.isPending(message.id, customId)) return;
    this.#setFailure(message.id, null);
    const wire = { do: "click", as: personId, channel_id: message.channel_id, message_id: message.id, custom_id: customId, values };
    if (!this.#send(wire, { messageId: message.id, customId, undo })) undo();
  }

  /** A slash command; true if it went out. */
  command(personId, channelId, { name, options, title }) {
    return this.#send({ do: "command", as: personId, channel_id: channelId, name, options }, { title });
  }

  /** Asks for choices while an option is being typed. */
  choices(personId, channelId, { name, options }) {
    return new Promise((resolve, reject) => {
      this.#send({ do: "autocomplete", as: personId, channel_id: channelId, name, options }, { resolve, reject });
    });
  }

  /** Sends a modal's answers; `opened` is the order the modal came in answer to. */
  submitModal(opened, customId, components, { done, failed }) {
    const { as, channel_id, message_id } = opened.wire;
    this.#send({ do: "modal", as, channel_id, message_id, custom_id: customId, components }, { done, failed });
  }

  /** An order without an answer, such as saying something. */
  tell(order) {
    const sent = this.#connection.send(order);
    if (!sent) this.emit("refused", null);
    return sent;
  }

  isPending(messageId, customId) {
    return this.#list().some((order) => order.messageId === messageId && order.customId === customId);
  }

  /** The components of a message that are waited for. */
  pendingOf(messageId) {
    return this.#list().filter((order) => order.messageId === messageId).map(({ customId }) => customId);
  }

  /** Why the last click on this message failed; undefined if it did not. */
  failureOf(messageId) {
    return this.#failures.get(messageId);
  }

  /** Nobody is there to answer any more. */
  abandon() {
    for (const nonce of [...this.#orders.keys()]) this.#fail(nonce, null);
  }

  #list() {
    return [...this.#orders.values()];
  }

  #send(wire, order) {
    this.#count += 1;
    const nonce = `${this.#page}-${this.#count}`;
    const whole = { ...order, wire };
    this.#orders.set(nonce, whole);
    this.#announce(whole, true);
    if (this.#connection.send({ ...wire, nonce })) return true;
    this.#settle(nonce, () => whole.failed?.(null));
    whole.reject?.(null);
    this.emit("refused", null);
    return false;
  }

  #announce({ messageId, customId, wire }, busy) {
    if (messageId) this.emit("pending", { messageId, customId, busy });
    if (wire.do === "command") this.emit("waiting", this.#list().filter((order) => order.wire.do === "command").map(({ title }) => title));
  }

  #settle(nonce, then) {
    const order = this.#orders.get(nonce);
    if (!order) return;
    this.#orders.delete(nonce);
    this.#keepSettled(nonce, order);
    this.#announce(order, false);
    then(order);
  }

  // A modal may come after "done"; the order it answers must still be known then.
  #keepSettled(nonce, order) {
    this.#settled.set(nonce, order);
    if (this.#settled.size > REMEMBERED) this.#settled.delete(this.#settled.keys().next().value);
  }

  #stateChanged({ nonce, state, reason }, order) {
    if (state === "done" && !order.resolve) this.#settle(nonce, () => order.done?.());
    if (state === "failed") this.#fail(nonce, reason ?? "");
  }

  #fail(nonce, reason) {
    this.#settle(nonce, (order) => {
      order.undo?.();
      order.reject?.(reason);
      order.failed?.(reason);
      if (reason === null) return;
      if (order.messageId) this.#setFailure(order.messageId, reason);
      if (order.wire.do === "command") this.emit("commandFailed", { order, reason });
    });
  }

  #refused({ nonce, reason }) {
    this.#fail(nonce, null);
    this.emit("refused", reason);
  }

  #modalCame({ nonce, modal }, order) {
    this.#settle(nonce, () => {});
    this.emit("modal", { modal, order });
  }

  #setFailure(messageId, reason) {
    if (reason === null) this.#failures.delete(messageId);
    else this.#failures.set(messageId, reason);
    this.emit("failed", { messageId, reason });
  }
}
