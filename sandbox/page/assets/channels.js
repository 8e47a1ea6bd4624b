/** The list of channels, their threads and the direct messages of the person shown. */

import { askName } from "./dialog.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf } from "./inline.js";
import { drawAvatar } from "./message.js";
import { drawBadge } from "./people.js";
import { DM } from "./route.js";

export class ChannelList {
  #root;
  #scene;
  #unread;

  constructor(root, scene, unread) {
    this.#root = root;
    this.#scene = scene;
    this.#unread = unread;
  }

  draw() {
    const scene = this.#scene;
    const focused = this.#root.contains(document.activeElement) ? document.activeElement.dataset.place : undefined;
    this.#root.setAttribute("aria-label", scene.say("channels"));
    fill(this.#root,
      el("p", { class: "guild-name" }, scene.store.guild.name),
      this.#drawHeading("textChannels", scene.person.moderator ? this.#drawNew() : null),
      el("ul", {}, scene.store.textChannels().map((channel) => this.#drawChannel(channel))),
      this.#drawHeading("directMessages"),
      el("ul", {}, el("li", {}, this.#drawDirect())));
    if (focused) this.#root.querySelector(`[data-place="${CSS.escape(focused)}"]`)?.focus();
  }

  #drawHeading(key, button = null) {
    return el("div", { class: "list-heading" }, el("h2", {}, this.#scene.say(key)), button);
  }

  #drawNew() {
    const label = this.#scene.say("newChannel");
    return el("button", {
      type: "button", class: "icon-button small", "aria-label": label, title: label, data: { place: "new" }, on: { click: () => this.#create() },
    }, icon("plus"));
  }

  async #create() {
    const name = await askName(this.#scene.say("newChannel"), this.#scene.say("channelName"), this.#scene);
    if (name) this.#scene.interactions.tell({ do: "channel", op: "create", name: name.toLocaleLowerCase().replace(/\s+/g, "-") });
  }

  #drawChannel(channel) {
    const threads = this.#scene.store.threadsOf(channel.id);
    return el("li", {},
      this.#drawLink(channel, channel.id, icon("hash"), channel.name),
      threads.length === 0 ? null : el("ul", { class: "threads", "aria-label": this.#scene.say("threadsOf", { name: channel.name }) },
        threads.map((thread) => el("li", {}, this.#drawLink(thread, thread.id, icon("thread"), thread.name)))));
  }

  #drawDirect() {
    const { bot } = this.#scene.store;
    const channel = this.#scene.store.directChannel(this.#scene.person.id);
    const said = this.#scene.say(bot.online ? "online" : "offline");
    const state = el("span", { class: "state-dot", role: "img", "aria-label": said, title: said, data: { online: bot.online } });
    return this.#drawLink(channel, DM, drawAvatar(bot, "#5865f2"), nameOf(bot), state);
  }

  #drawLink(channel, place, picture, name, state = null) {
    const scene = this.#scene;
    const current = scene.place.place === place;
    const unread = channel && !current && this.#unread.unread(scene.person.id, channel.id).length > 0;
    const badge = channel ? this.#unread.badge(scene.person.id, channel) : 0;
    const classes = ["channel", unread && "unread", unread && badge === 0 && "dotted", channel?.archived && "archived"].filter(Boolean).join(" ");
    return el("button", {
      type: "button", class: classes, "aria-current": current ? "page" : null, data: { place }, on: { click: () => scene.open(place) },
    },
    picture, el("span", { class: "channel-name" }, name), state,
    channel?.archived ? el("span", { class: "state" }, scene.say("archived")) : null,
    unread ? el("span", { class: "only-heard" }, badge > 0 ? `${badge} ` : "", scene.say("unread")) : null,
    drawBadge(badge));
  }
}
