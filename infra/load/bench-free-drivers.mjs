import { parseArgs } from 'node:util';
import { connectNearby, SystemClock } from '@pothik/engines/connect';
import { PinoLogger } from '@pothik/service-kit/host';
import { MongoClient, ObjectId } from 'mongodb';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { Person } from './live/person.mjs';
import { seededRandom } from './pairs.rules.mjs';
import { shareOf } from './share.rules.mjs';

const SMALL = 100;
const TARGET_TIMES = 1.3;
const WARM_UP = 20;
const AT_ONCE = 500;
const VEHICLE_TYPE = 'CAR';
const DHAKA = { lat: 23.7, lng: 90.33, height: 0.18, width: 0.15 };

const random = seededRandom(1);
const anywhere = () => ({ lat: DHAKA.lat + random() * DHAKA.height, lng: DHAKA.lng + random() * DHAKA.width });

/** Copies of the demonstration's driver with a car, until so many drivers are ONLINE. Returns the ids of all copies. */
async function fill(database, ids, count) {
  const [drivers, vehicles] = ['drivers', 'vehicles'].map((name) => database.collection(name));
  const people = ['account_facts', 'profile_facts'].map((name) => database.collection(name));
  const vehicle = await vehicles.findOne({ vehicleType: VEHICLE_TYPE });
  const driver = await drivers.findOne({ vehicleId: vehicle._id });
  const [account, profile] = await Promise.all(people.map((one) => one.findOne({ _id: driver.userId })));
  while (ids.length < count) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, (_, index) => {
      const [_id, userId, vehicleId] = [new ObjectId(), new ObjectId(), new ObjectId()];
      const number = `BENCH-${ids.length + index}`;
      return { _id, userId, vehicleId, number };
    });
    const copies = (document, fieldsOf) => made.map((one) => ({ ...document, ...fieldsOf(one) }));
    await Promise.all([
      people[0].insertMany(copies(account, ({ userId, number }) => ({ _id: userId, email: `${number}@bench.test` }))),
      people[1].insertMany(copies(profile, ({ userId }) => ({ _id: userId }))),
      vehicles.insertMany(copies(vehicle, ({ userId, vehicleId }) => ({ _id: vehicleId, ownerId: userId }))),
      drivers.insertMany(
        copies(driver, ({ _id, userId, vehicleId, number }) => ({
          _id,
          userId,
          vehicleId,
          licenseNumber: number,
          licenseKey: number,
        })),
      ),
    ]);
    ids.push(...made.map(({ _id }) => _id.toString()));
  }
}

/** Everybody at once, because a place is forgotten after a minute. */
async function tellPlaces(nearby, ids) {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await Promise.all(
      ids.slice(from, from + AT_ONCE).map((id) => nearby.tell(VEHICLE_TYPE, id, anywhere(), new Date())),
    );
}

/** How long one question after another takes, in ms. */
async function ask(rider, questions) {
  const taken = [];
  for (let count = 0; count < WARM_UP + questions; count += 1) {
    const { lat, lng } = anywhere();
    const began = performance.now();
    await rider.call('GET', `/driver/free-drivers?lat=${lat}&lng=${lng}`);
    if (count >= WARM_UP) taken.push(performance.now() - began);
  }
  return taken;
}

/**
 * What the list of free drivers near a pickup costs among few drivers and among many.
 * @param {string[]} words `--drivers N`, `--questions N`
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: { drivers: { type: 'string', default: '10000' }, questions: { type: 'string', default: '200' } },
  });
  const { REDIS_URL } = process.env;
  if (!REDIS_URL) throw new Error('REDIS_URL is needed: the places of so many drivers are told beside the platform.');
  const nearby = await connectNearby(
    { REDIS_URL },
    { clock: new SystemClock(), logger: PinoLogger.create('bench', { level: 'warn' }) },
  );
  await inFixture(
    { ...APART_FROM_DATABASE, environment: { ...APART_FROM_DATABASE.environment, REDIS_URL } },
    async ({ url, databaseUrl }) => {
      const client = await MongoClient.connect(databaseUrl);
      const rider = new Person(url);
      await rider.logIn('rider@pothik.test');
      const [ids, medians] = [[], []];
      for (const count of [SMALL, Number(values.drivers)]) {
        await fill(client.db('pothik_driver'), ids, count);
        await tellPlaces(nearby, ids);
        const taken = await ask(rider, Number(values.questions));
        const [p50, p99] = [0.5, 0.99].map((share) => shareOf(taken, share));
        medians.push(p50);
        report.add({ name: `${count} drivers, ${taken.length} questions, p50`, unit: 'ms', values: [p50], digits: 1 });
        report.add({ name: `${count} drivers, ${taken.length} questions, p99`, unit: 'ms', values: [p99], digits: 1 });
      }
      const times = [medians[1] / medians[0]];
      report.add({ name: 'p50 among many, times among few', unit: 'times', values: times, target: TARGET_TIMES });
      await client.close();
    },
  );
  await nearby.close();
}
