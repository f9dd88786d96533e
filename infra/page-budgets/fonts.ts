import { untilSettled } from '../../e2e/screenshots/settled.js';
import type { WindowOptions } from '../../e2e/support/window.js';
import { type BrowserFixture, inWindow } from './browser-fixture.js';
import { BANGLA_FONT_FILES, BUDGET_KB } from './budgets.table.js';
import type { Measurement } from './measurement.rules.mjs';
import { Wire } from './wire.js';
import type { WireFile } from './wire.rules.js';

/** Loads the four weights of a letter, in the browser. */
const askForWeights = (letter: string): string =>
  `Promise.all([400, 500, 600, 700].map((weight) => document.fonts.load(weight + " 16px 'Hind Siliguri'", '${letter}')))
    .then(() => undefined)`;

/** The font files of one script, by their names in the build. */
async function fontsOf(fixture: BrowserFixture, language: WindowOptions['language'], letter: string, script: string) {
  const files = await inWindow(fixture, { language }, async (page, traffic) => {
    const wire = await Wire.tap(page);
    await page.goto('/');
    await page.evaluate(askForWeights(letter));
    await untilSettled(page, traffic);
    return wire.files();
  });
  return files.filter(({ url }) => url.includes(`-${script}-`));
}

const weightOf = ({ url, bytes }: WireFile, target: number): Measurement => ({
  name: url.slice(url.lastIndexOf('/') + 1),
  unit: 'KB',
  values: [bytes / 1024],
  target,
});

/** Compressed sizes of the font files, all weights of both scripts loaded. */
export async function* measureFonts(fixture: BrowserFixture): AsyncGenerator<Measurement> {
  for (const font of await fontsOf(fixture, 'en', 'a', 'latin')) yield weightOf(font, BUDGET_KB.latinFont);
  const bangla = await fontsOf(fixture, 'bn', 'ক', 'bangla');
  for (const font of bangla) yield weightOf(font, BUDGET_KB.banglaFont);
  yield { name: 'files of Bangla letters', unit: 'files', values: [bangla.length], target: BANGLA_FONT_FILES };
}
