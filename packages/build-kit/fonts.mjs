import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FONT_FILES = path.join(path.dirname(require.resolve('@fontsource/hind-siliguri/package.json')), 'files');
const CACHE = fileURLToPath(new URL('../../.cache/fonts', import.meta.url));

const TAKA_SIGN = 0x09f3;
const TAKA = [[TAKA_SIGN, TAKA_SIGN]];
/** Bangla's letters, signs and digits without the taka sign, first and last of each run. */
const BANGLA = [
  [0x0951, 0x0952],
  [0x0964, 0x0965],
  [0x0980, TAKA_SIGN - 1],
  [TAKA_SIGN + 1, 0x09fe],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
];
const LATIN = [
  [0x0000, 0x00ff],
  [0x2000, 0x206f],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
];

/** 500, 600 and 700 share the 600 file: half the bytes, and every weight has Bangla. */
const TWO_FILES = { 400: 400, 500: 600, 600: 600, 700: 600 };

/**
 * The letters of each script, the package's file that has them, and the file for each weight; `subset` when only these
 * letters are kept. One rule per weight: with a range of weights Latin letters would fall back to the next family. No
 * latin file has the taka sign: a tiny file of its own saves an English page the Bangla files. The last match wins.
 */
const SCRIPTS = [
  { script: 'latin', from: 'latin', letters: LATIN, subset: false, files: { 400: 400, 500: 500, 600: 600, 700: 700 } },
  { script: 'bangla', from: 'bengali', letters: BANGLA, subset: true, files: TWO_FILES },
  { script: 'taka', from: 'bengali', letters: TAKA, subset: true, files: TWO_FILES },
];

const fileName = (script, weight) => `hind-siliguri-${script}-${weight}.woff2`;

/** Each file the shell serves under /fonts/: its name, the package's source file, and the letters it is subset to. */
const FONTS = SCRIPTS.flatMap(({ script, from, letters, subset, files }) =>
  [...new Set(Object.values(files))].map((weight) => ({
    name: fileName(script, weight),
    from: `${from}-${weight}`,
    letters: subset ? everyLetter(letters) : undefined,
  })),
);

function everyLetter(runs) {
  const letters = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));
  return String.fromCodePoint(...letters);
}

const hexadecimal = (letter) => letter.toString(16).toUpperCase().padStart(4, '0');
const unicodeRange = (runs) =>
  runs.map(([first, last]) => `U+${hexadecimal(first)}${last === first ? '' : `-${hexadecimal(last)}`}`).join(',');

/**
 * File, weight and letters of each font face that `theme.js` registers. Registered by script, because a style sheet's
 * faces load again when one of its media queries changes (phone rotated, receipt printed) and show boxes meanwhile.
 * @returns {[name: string, weight: string, unicodeRange: string][]}
 */
const fontFaces = () =>
  SCRIPTS.flatMap(({ script, letters, files }) =>
    Object.entries(files).map(([weight, file]) => [fileName(script, file), weight, unicodeRange(letters)]),
  );

async function makeFont({ from, letters }) {
  const source = await readFile(path.join(FONT_FILES, `hind-siliguri-${from}-normal.woff2`));
  if (!letters) return source;
  return subsetFont(source, letters, { targetFormat: 'woff2', noHinting: true, noLayoutClosure: false });
}

/**
 * The product's font files, generated once and cached in .cache/fonts.
 * @returns {Promise<{ name: string, bytes: Buffer }[]>}
 */
export async function fontFiles() {
  const { version } = require('@fontsource/hind-siliguri/package.json');
  const folder = path.join(CACHE, version);
  await mkdir(folder, { recursive: true });
  return Promise.all(FONTS.map(async (font) => ({ name: font.name, bytes: await cachedFont(folder, font) })));
}

async function cachedFont(folder, font) {
  const file = path.join(folder, font.name);
  try {
    return await readFile(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    const bytes = await makeFont(font);
    await writeFile(file, bytes);
    return bytes;
  }
}

/** Emits the font files into the bundle at fonts/, and writes the data of their faces into the page. */
export class FontsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FontsPlugin', (compilation) => {
      const name = 'FontsPlugin';
      compilation.hooks.processAssets.tapPromise(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const file of await fontFiles())
            compilation.emitAsset(`fonts/${file.name}`, new sources.RawSource(file.bytes, false));
        },
      );
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const faces = `<meta name="font-faces" content='${JSON.stringify(fontFaces())}'>`;
        const written = (page) =>
          new sources.RawSource(page.source().toString().replace('</title>', `</title>${faces}`));
        compilation.updateAsset('index.html', written);
      });
    });
  }
}
