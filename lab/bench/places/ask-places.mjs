// Asks the place search of the checkout that it is given, or the plain scan, each time that its parent sends questions.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFound, typed } from './meant.rules.mjs';
import { PlainScan } from './plain-scan.mjs';

const [root] = process.argv.slice(2);
const OPTIONS = { language: 'en', limit: 8 };

/** A package of that checkout, as it is built there. */
const fromCheckout = (name) =>
  import(pathToFileURL(createRequire(path.join(root, 'services', 'ride', 'package.json')).resolve(name)).href);

/** As the ride service asks: the operator's places begin with the bundled landmarks. */
async function openSearch() {
  if (root === undefined) return PlainScan.open();
  const { connectPlaceSearch } = await import(
    pathToFileURL(path.join(root, 'packages', 'engines', 'dist', 'connect', 'places-engines.js')).href
  );
  const { bundledLandmarks, MergedPlaceSearch, NamedPlaceIndex } = await fromCheckout('@pothik/engines/places');
  const { PinoLogger } = await fromCheckout('@pothik/service-kit/host');
  const others = await connectPlaceSearch({}, { logger: PinoLogger.create('bench', { level: 'silent' }) });
  const named = NamedPlaceIndex.of(await bundledLandmarks());
  return new MergedPlaceSearch(others, () => named);
}

const search = await openSearch();
await search.search('dhaka', OPTIONS);

async function timesOf(texts) {
  const times = [];
  for (const text of texts) {
    const began = performance.now();
    await search.search(text, OPTIONS);
    times.push(performance.now() - began);
  }
  return times;
}

async function shareFound(questions) {
  const found = await Promise.all(
    questions.map(async (question) => isFound(question, (await search.search(question.text, OPTIONS)).places)),
  );
  return found.filter(Boolean).length / questions.length;
}

process.on('message', async (questions) => {
  const texts = questions.map(({ text }) => text);
  const whole = await timesOf(texts);
  process.send({ whole, asTyped: await timesOf(texts.flatMap(typed)), found: await shareFound(questions) });
});
process.once('disconnect', () => process.exit());
console.log('The place search is ready');
