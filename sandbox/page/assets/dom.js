/**
 * Builds DOM nodes.
 *
 * Law: what comes from outside becomes a text node or the value of an attribute. Nothing on this page parses HTML.
 */

const SPECIAL = {
  on: (node, listeners) => {
    for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener);
  },
  data: (node, values) => {
    for (const [name, value] of Object.entries(values)) if (value !== undefined) node.dataset[name] = value;
  },
  style: (node, values) => {
    for (const [property, value] of Object.entries(values)) node.style.setProperty(property, value);
  },
};

function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (Object.hasOwn(SPECIAL, name)) SPECIAL[name](node, value);
  else node.setAttribute(name, value === true ? "" : String(value));
}

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/**
 * A new element. Attributes that are null, undefined or false are left out; `on` takes listeners, `data` the dataset,
 * `style` properties. Children are nodes, strings, lists of them, or nothing.
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  return append(node, children);
}

/** Children gathered without an element around them. */
export function fragment(...children) {
  return append(document.createDocumentFragment(), children);
}

/** Replaces everything inside `node`. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

/** Sets an attribute, or takes it away if the value is null or false. */
export function mark(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

let lastId = 0;

/** An id no other element of the page has. */
export function freshId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}
