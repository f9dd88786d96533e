import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { AskedPlatform } from './lists/asked-platform.mjs';
import { fill } from './lists/fill.mjs';
import { QUESTIONS } from './lists/questions.mjs';
import { collectionsOf } from './lists/stored-rides.mjs';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { measureInRounds } from './rounds.mjs';
import { ratios } from './rounds.rules.mjs';

const FEW = 10_000;
const TARGET_TIMES = 1.3;
/** Of one measuring: a slow question is asked less often. */
const MOST_MS = 3_000;
/** With its month of rides, whose copies fill the database. */
const FIXTURE = { ...APART_FROM_DATABASE, environment: { ...APART_FROM_DATABASE.environment, DEMO: 'on' } };

/** Starts a platform, stores so many rides beside it, and does the work with it. */
const inFilled = (count, report, work) =>
  inFixture(FIXTURE, async ({ url, databaseUrl }) => {
    const client = await MongoClient.connect(databaseUrl);
    try {
      const collections = collectionsOf(client);
      const began = performance.now();
      await fill(collections, count);
      report.say(`${count} rides are stored after ${Math.round((performance.now() - began) / 1000)} s`);
      const platform = await AskedPlatform.of(url, collections);
      await requireRides(platform, count);
      return await work(platform);
    } finally {
      await client.close();
    }
  });

/** @throws {Error} when the platform does not find what was stored */
async function requireRides(platform, count) {
  const [{ meta }] = (await platform.ask({ as: 'administrator', paths: () => ['/ride/rides'] })).answers;
  if (meta.total < count) throw new Error(`The platform finds ${meta.total} rides of ${count}.`);
}

/**
 * What lists, a person's page and the analytics of a month cost among few rides and among many: two platforms beside each
 * other, each with its own database, asked by turns. The people who ask have as many rides of their own in both.
 * @param {string[]} words `--rides N`, `--rounds N`, `--questions N` of each measuring
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: {
      rides: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '3' },
      questions: { type: 'string', default: '30' },
    },
  });
  const [count, rounds, questions] = [values.rides, values.rounds, values.questions].map(Number);
  const asked = { questions, milliseconds: MOST_MS };
  await inFilled(FEW, report, (small) =>
    inFilled(count, report, async (large) => {
      for (const question of QUESTIONS) {
        const contenders = { few: () => small.median(question, asked), many: () => large.median(question, asked) };
        try {
          const { few, many } = await measureInRounds(contenders, rounds);
          addTo(report, question, count, few, many);
        } catch (error) {
          // The others are measured all the same.
          report.say(`${question.name}: NOT ANSWERED, ${error.message}`);
          process.exitCode = 1;
        }
      }
    }),
  );
}

function addTo(report, { name, targetMs: target }, count, few, many) {
  report.add({ name: `${name}: ${FEW} rides`, unit: 'ms', values: few, digits: 1 });
  report.add({ name: `${name}: ${count} rides`, unit: 'ms', values: many, digits: 1, target });
  report.add({ name: `${name}: times`, unit: 'times', values: ratios(many, few), target: TARGET_TIMES });
}
