import { MongoClient } from 'mongodb';
import { eventually, Person } from '../../../e2e/counted/person.mjs';
import { shareOf } from '../../../infra/page-budgets/share.rules.mjs';
import { CALLS, rideInParts } from '../growth/calls-of-a-person.mjs';
import { storePast } from '../growth/stored-past.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { inPlatform } from '../running/platform.mjs';
import { inRiding } from '../running/riders.mjs';

const FEW = 100;
/** Of people with many rides. Those with few have as many notifications as rides. */
const NOTIFICATIONS_A_RIDE = 10;
const TARGET_TIMES = 1.3;

/** A pair of people with so many rides each, and its rider with ten times as many notifications; the few have no root. */
async function grown({ tree, client, administrator }, pair, count, notifications) {
  await storePast(client, pair, { rides: count, notifications });
  const { _id: riderId } = await pair.rider.call('GET', '/user/get-me');
  const [{ _id: rideId }] = (await pair.rider.call('GET', '/ride/rides')).data;
  const records = client.db('pothik_driver').collection('driver_records');
  const root = count === FEW ? undefined : tree.root;
  return { ...pair, name: `${count}`, root, count, notifications, riderId, rideId, administrator, records };
}

const inGrown = (tree, rides, work) =>
  inPlatform(tree, {}, (running) =>
    inRiding(running, 2, async ({ url, databaseUrl, pairs }) => {
      const client = await MongoClient.connect(databaseUrl);
      const administrator = new Person(url);
      await administrator.logIn('admin@pothik.test');
      const world = { tree, client, administrator };
      try {
        const few = await grown(world, pairs[0], FEW, FEW);
        const many = await grown(world, pairs[1], rides, rides * NOTIFICATIONS_A_RIDE);
        await work([few, many]);
      } finally {
        await client.close();
      }
    }),
  );

/** The median of each field of what so many measurings gave. */
async function mediansOf(questions, measure) {
  const taken = [];
  while (taken.length < questions) taken.push(await measure());
  const fields = Object.keys(taken[0]);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      shareOf(
        taken.map((one) => one[field]),
        0.5,
      ),
    ]),
  );
}

const MEASURED = [
  rideInParts,
  ...CALLS.map(({ name, measure }) => async (of) => ({ [name]: await measure(of) })),
];

/** What each call and command costs people with a long past, times what it costs those with a short one, in one platform. */
export const bench = async (report, { rounds, rides, questions }) => {
  for (const tree of report.trees)
    await inGrown(tree, rides, async (people) => {
      for (const measure of MEASURED) {
        // On a busy machine a call that reads much may be refused: it is measured again.
        const medians = (person) => eventually(() => mediansOf(questions, () => measure(person)));
        for (const person of people) await medians(person);
        const measured = await alternately(people, rounds, medians);
        for (const name of Object.keys(measured[0].values[0])) {
          const title = report.trees.length > 1 ? `${tree.name}, ${name}` : name;
          report.compare({ name: title, unit: 'ms', digits: 2, target: TARGET_TIMES }, fieldOf(measured, name));
        }
      }
    });
};
