import { existsSync, readFileSync } from 'node:fs';
import { connectPlaceSearch } from '@pothik/engines/connect';
import { bundledLandmarks, MergedPlaceSearch, NamedPlaceIndex } from '@pothik/engines/places';
import { PinoLogger } from '@pothik/service-kit/host';
import { Report } from '../report.mjs';
import { shareOf } from '../share.rules.mjs';
import { isFound, type PlaceQuestion, typed } from './meant.rules.js';

/** The questions that the search was tuned with, or those that were kept aside for the end. */
const FILE = process.argv.includes('--held-back') ? 'questions.held-back.json' : 'questions.json';
const QUESTIONS = new URL(`../../../packages/places-data/questions/${FILE}`, import.meta.url);
/** Questions with every trap, where the data has no file of questions. */
const WITHOUT_FILE = ['dhanmondi', 'মিরপুর দশ', 'gulshan avenu', 'satmosjid rd', 'house 24 road 104', 'বাড়ি ২৪, সড়ক ১০৪'];
/** Issue 18: the shares of the time of one question, in ms, on the bundled data. */
const TARGET_MS = { 0.5: 15, 0.95: 50, 0.99: 150 } as const;
const TARGET_FOUND = 0.9;
const OPTIONS = { language: 'en', limit: 8 } as const;

const questions: PlaceQuestion[] = existsSync(QUESTIONS) ? JSON.parse(readFileSync(QUESTIONS, 'utf8')) : [];
const texts = questions.length > 0 ? questions.map(({ text }) => text) : WITHOUT_FILE;
const others = await connectPlaceSearch({}, { logger: PinoLogger.create('bench', { level: 'silent' }) });
// As the ride service asks: the operator's places begin with the bundled landmarks.
const named = NamedPlaceIndex.of(await bundledLandmarks());
const search = new MergedPlaceSearch(others, () => named);

const began = performance.now();
await search.search('dhaka', OPTIONS);
const made = performance.now() - began;
const report = Report.handedOver();
report.add({ name: 'the index is made', unit: 's', values: [made / 1000], target: 3 });
for (const text of texts) await search.search(text, OPTIONS);
await tell('a whole question', texts);
await tell('a question as one types it', texts.flatMap(typed));
if (questions.length > 0) await tellFound();
await search.close();
report.write();

async function tell(name: string, asked: readonly string[]): Promise<void> {
  const times: number[] = [];
  for (const text of asked) {
    const start = performance.now();
    await search.search(text, OPTIONS);
    times.push(performance.now() - start);
  }
  for (const [share, target] of Object.entries(TARGET_MS))
    report.add({
      name: `${name}, p${Number(share) * 100} of ${times.length}`,
      unit: 'ms',
      values: [shareOf(times, Number(share)) ?? Number.NaN],
      target,
    });
}

async function tellFound(): Promise<void> {
  const missed: string[] = [];
  for (const question of questions) {
    const { places } = await search.search(question.text, OPTIONS);
    if (!isFound(question, places)) missed.push(`  ${question.text}: ${question.means}; found ${places[0]?.name}`);
  }
  const share = 1 - missed.length / questions.length;
  const name = `meant place in the first three, share of ${questions.length}`;
  report.add({ name, unit: 'times', values: [share], target: TARGET_FOUND, atLeast: true });
  console.log(missed.join('\n'));
}
