// Makes the icons of `public/` from `icon.svg`: as it is, and with a wide edge that phones may cut. Needs rsvg-convert (Debian: librsvg2-bin).

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const SIZES = [192, 512];
const NIGHT = "#241a3a";
const icon = readFileSync("public/icon.svg", "utf8");

function draw(source, size, file) {
  execFileSync("rsvg-convert", ["--width", size, "--height", size, "--output", `public/${file}`], { input: source });
}

/** The middle 80 % are always seen; the rest is night. */
function withEdge(source) {
  const inside = source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/ stroke="#d9b45c" stroke-width="[\d.]+"/, "");
  const edge = `<path d="M0 0h64v64H0z" fill="${NIGHT}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${edge}<g transform="translate(8 8) scale(.75)">${inside}</g></svg>`;
}

for (const size of SIZES) {
  draw(icon, String(size), `icon-${size}.png`);
  draw(withEdge(icon), String(size), `icon-maskable-${size}.png`);
}
