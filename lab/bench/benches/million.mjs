import { MongoClient } from 'mongodb';
import { AskedPlatform } from '../million/asked-platform.mjs';
import { fill } from '../million/fill.mjs';
import { QUESTIONS } from '../million/questions.mjs';
import { collectionsOf } from '../million/stored-rides.mjs';
import { alternately } from '../rounds.mjs';
import { inEach } from '../running/contenders.mjs';
import { inPlatform } from '../running/platform.mjs';

const FEW = 10_000;
const TARGET_TIMES = 1.3;
/** Of one measuring: a slow question is asked less often. */
const MOST_MS = 3_000;

/** Few and many rides of one tree, or many of each; the few have no root, so that the many have a target. */
const filledOf = (trees, rides) =>
  trees.length > 1
    ? trees.map((tree) => ({ ...tree, tree, rides }))
    : [
        { name: `${FEW} rides`, tree: trees[0], rides: FEW },
        { ...trees[0], name: `${rides} rides`, tree: trees[0], rides },
      ];

/** Starts a platform with the demonstration's month of rides, whose copies fill the database, and does the work with it. */
const inFilled = (report) => (contender, work) =>
  inPlatform(contender.tree, { environment: { DEMO: 'on' } }, async ({ url, databaseUrl }) => {
    const client = await MongoClient.connect(databaseUrl);
    try {
      const collections = collectionsOf(client);
      const began = performance.now();
      await fill(collections, contender.rides);
      report.say(`${contender.rides} rides are stored after ${Math.round((performance.now() - began) / 1000)} s`);
      const platform = await AskedPlatform.of(url, collections);
      await requireRides(platform, contender.rides);
      return await work({ ...contender, platform });
    } finally {
      await client.close();
    }
  });

/** @throws {Error} when the platform does not find what was stored */
async function requireRides(platform, count) {
  const [{ meta }] = (await platform.ask({ as: 'administrator', paths: () => ['/ride/rides'] })).answers;
  if (meta.total < count) throw new Error(`The platform finds ${meta.total} rides of ${count}.`);
}

/** What lists, a person's page and a month's analytics cost among many rides. Who asks has as many of their own in each platform. */
export const bench = (report, { rides, rounds, questions }) =>
  inEach(filledOf(report.trees, rides), inFilled(report), async (contenders) => {
    const asked = { questions, milliseconds: MOST_MS };
    for (const question of QUESTIONS) {
      const measure = ({ platform }) => platform.median(question, asked);
      for (const contender of contenders) await measure(contender);
      const { name, targetMs: target } = question;
      const measured = await alternately(contenders, rounds, measure);
      report.compare({ name, unit: 'ms', digits: 1, target: TARGET_TIMES }, measured);
      if (target !== undefined) report.add({ name: `${name}, its target`, unit: 'ms', ...measured.at(-1), target });
    }
  });
