// Draws the icons of the installed app from the logo: node packages/build-kit/draw-icons.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FRONTENDS = fileURLToPath(new URL('../../frontends', import.meta.url));
const TOKENS = fileURLToPath(new URL('../ui-kit/src/styles/tokens.css', import.meta.url));

/** Where the icons are, and what they are drawn from. */
export const PUBLIC = path.join(FRONTENDS, 'shell', 'public');

/** The width of the logo, and of the tile around it, in units of the logo. The mark stays inside the circle that every mask leaves. */
const LOGO = 32;
const TILE = 44;
/** The radius of the corners of a tile that nothing cuts. */
const CORNER = 10;

/** Devices cut the corners of a maskable icon, and iOS those of its only one. */
const ICONS = [
  { file: 'icons/icon-192.png', pixels: 192, corner: CORNER },
  { file: 'icons/icon-512.png', pixels: 512, corner: CORNER },
  { file: 'icons/maskable-512.png', pixels: 512, corner: 0 },
];
/** Beside a notice in the status bar: of it devices use the shape alone. */
const BADGE = { file: 'icons/badge-96.png', pixels: 96 };

/** The logo's mark in the ink of buttons, on a tile of the logo's colour. */
function tile(logo, ink, { pixels, corner }) {
  const colour = colourOf(logo);
  const margin = (TILE - LOGO) / 2;
  const mark = logo
    .replaceAll(colour, ink)
    .replace('<svg ', `<svg x="${margin}" y="${margin}" width="${LOGO}" height="${LOGO}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${TILE} ${TILE}">
<rect width="${TILE}" height="${TILE}" rx="${corner}" fill="${colour}"/>${mark}</svg>`;
}

/** The mark alone, white on nothing. */
const badge = (logo, { pixels }) =>
  logo.replaceAll(colourOf(logo), '#ffffff').replace('<svg ', `<svg width="${pixels}" height="${pixels}" `);

const colourOf = (logo) => /#[0-9a-f]{6}/.exec(logo)[0];

/**
 * @param {string} logo the text of logo.svg
 * @returns {Promise<{ file: string, pixels: number, png: Buffer }[]>} `file`: below `PUBLIC`; `pixels`: the length of an edge
 */
export async function drawIcons(logo) {
  const [, ink] = /--on-primary: (#\w+);/.exec(await readFile(TOKENS, 'utf8'));
  const draw = async (icon, svg) => ({
    file: icon.file,
    pixels: icon.pixels,
    png: await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer(),
  });
  return Promise.all([...ICONS.map((icon) => draw(icon, tile(logo, ink, icon))), draw(BADGE, badge(logo, BADGE))]);
}

async function writeIcons() {
  for (const { file, png } of await drawIcons(await readFile(path.join(PUBLIC, 'logo.svg'), 'utf8'))) {
    const target = path.join(PUBLIC, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, png);
    console.log(`${file}: ${png.length} bytes`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void writeIcons();
