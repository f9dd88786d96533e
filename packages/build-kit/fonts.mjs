import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FONT_FILES = path.join(path.dirname(require.resolve('@fontsource/hind-siliguri/package.json')), 'files');
const CACHE = fileURLToPath(new URL('../../.cache/fonts', import.meta.url));

const TAKA_SIGN = '\u09F3';
const LATIN_WEIGHTS = [400, 500, 600, 700];
/** 500, 600 and 700 share the 600 file: half the bytes, and no weight without Bangla. */
const BANGLA_WEIGHTS = [400, 600];

/** Each file the shell serves under /fonts/: its name, the package's file it is made of, and the letters it holds. */
const FONTS = [
  ...LATIN_WEIGHTS.map((weight) => ({ name: `hind-siliguri-latin-${weight}.woff2`, from: `latin-${weight}` })),
  ...BANGLA_WEIGHTS.map((weight) => ({
    name: `hind-siliguri-bangla-${weight}.woff2`,
    from: `bengali-${weight}`,
    letters: banglaWithoutTaka(),
  })),
  // The taka sign stands in no latin file: without this an English page with one price would fetch all of Bangla.
  ...BANGLA_WEIGHTS.map((weight) => ({
    name: `hind-siliguri-taka-${weight}.woff2`,
    from: `bengali-${weight}`,
    letters: TAKA_SIGN,
  })),
];

function banglaWithoutTaka() {
  const ranges = [
    [0x0951, 0x0952],
    [0x0964, 0x0965],
    [0x0980, 0x09fe],
    [0x200c, 0x200d],
    [0x25cc, 0x25cc],
  ];
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, step) => from + step));
  return String.fromCodePoint(...letters).replace(TAKA_SIGN, '');
}

async function makeFont({ from, letters }) {
  const source = await readFile(path.join(FONT_FILES, `hind-siliguri-${from}-normal.woff2`));
  if (!letters) return source;
  return subsetFont(source, letters, { targetFormat: 'woff2', noHinting: true, noLayoutClosure: false });
}

/**
 * The product's font files, made once and kept in .cache/fonts.
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

/** Puts the font files into the bundle at fonts/. */
export class FontsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FontsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FontsPlugin', stage }, async () => {
        for (const { name, bytes } of await fontFiles()) {
          compilation.emitAsset(`fonts/${name}`, new sources.RawSource(bytes, false));
        }
      });
    });
  }
}
