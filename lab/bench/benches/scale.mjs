import { saturated } from '../../../e2e/counted/measure-rides.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { inDistributed } from '../scale/distributed.mjs';
import { usedBy } from '../scale/used.mjs';

const PAIRS = 24;
const INSTANCES = [1, 2, 4];

/** Processor ms of a ride by part, and calls answered for it, with so many gateways and instances of ride. */
async function measureRides(platform, pairs, count, each) {
  await platform.run(count);
  const gateways = await platform.gateways();
  for (const [at, { rider, driver }] of pairs.entries())
    for (const person of [rider, driver]) person.url = gateways[at % gateways.length];
  await saturated(pairs, 1);
  const before = await usedBy(platform);
  const { perSecond } = await saturated(pairs, each);
  const after = await usedBy(platform);
  const rides = pairs.length * each;
  const parts = new Map([...after.ms].map(([name, ms]) => [name, (ms - (before.ms.get(name) ?? 0)) / rides]));
  const whole = [...parts.values()].reduce((sum, ms) => sum + ms, 0);
  return { parts, whole, calls: (after.calls - before.calls) / rides, perSecond };
}

/** What a ride costs each part where more instances share the work: a part of one process that costs the same bounds the whole. */
export async function bench(report, { rounds, rides }) {
  const { root } = report.trees.at(-1);
  await inDistributed({ root }, Math.max(...INSTANCES), async (platform) => {
    await platform.run(1);
    const pairs = await platform.makePairs(PAIRS);
    const contenders = INSTANCES.map((count) => ({ name: `${count} of gateway and ride`, root, count }));
    const measured = await alternately(contenders, rounds, ({ count }) => measureRides(platform, pairs, count, rides));
    for (const name of measured[0].values[0].parts.keys())
      for (const { contender, values } of measured)
        report.add({
          name: `${name}: ${contender.name}`,
          unit: 'ms',
          digits: 2,
          values: values.map(({ parts }) => parts.get(name) ?? 0),
        });
    report.compare({ name: 'processor time of a ride', unit: 'ms', digits: 1 }, fieldOf(measured, 'whole'));
    report.compare({ name: 'calls answered for a ride', unit: 'calls', digits: 1 }, fieldOf(measured, 'calls'));
    report.compare({ name: 'rides a second', unit: 'rides/s' }, fieldOf(measured, 'perSecond'));
    await Promise.all(pairs.map(({ stream }) => stream.close()));
  });
}
