/** The page's own small pictures, drawn as SVG paths on a 24 × 24 grid. */

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  hash: "M9 3 7 21M17 3l-2 18M4 9h17M3 15h17",
  thread: "M4 5h16M4 5v9h7M8 10h12M20 10v9h-9v-5",
  menu: "M4 6h16M4 12h16M4 18h16",
  gear: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5",
  send: "M4 4l17 8-17 8 3-8-3-8zm3 8h8",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  archive: "M3 5h18v4H3zM5 9v10h14V9M10 13h4",
  silent: "M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4M3 3l18 18",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 13l4 4L19 7",
  chevron: "M6 9l6 6 6-6",
  down: "M12 5v14M6 13l6 6 6-6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  reply: "M20 18v-5a3 3 0 0 0-3-3H5M9 6l-4 4 4 4",
  crown: "M4 18h16M4 15 3 7l5 4 4-6 4 6 5-4-1 8z",
};

/** The picture called `name`; decoration only, so the element around it must say what it means. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
