import { parseArgs } from 'node:util';
import { inFloor, makeFloorPairs } from './floor/in-floor.mjs';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { makePairs } from './live/pairs.mjs';
import { eventually } from './live/person.mjs';
import { live } from './lives/life.mjs';
import { saturated, steady } from './lives/measure-lives.mjs';
import { median } from './measurement.rules.mjs';
import { ratios } from './rounds.rules.mjs';

const PAIRS = 24;
const STEADY_SECONDS = 20;
const TARGETS = { lives: 0.4, booking: 2 };

/** One after the other in each round, so that the machine's moods meet both. */
async function compare({ platform, floor }, { rounds, lives }, report) {
  const [own, plain] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push((await saturated(platform, lives)).perSecond);
    plain.push((await saturated(floor, lives * 4)).perSecond);
  }
  report.add({ name: 'whole rides a second', unit: 'rides/s', values: own });
  report.add({ name: 'of the floor', unit: 'rides/s', values: plain });
  const times = { name: 'whole rides a second, times the floor’s', unit: 'times', values: ratios(own, plain) };
  report.add({ ...times, target: TARGETS.lives, atLeast: true });
  await compareBooking({ platform, floor }, { rounds, perSecond: median(own) / 2 }, report);
}

async function compareBooking({ platform, floor }, { rounds, perSecond }, report) {
  const [own, plain] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(median(await steady(platform, { perSecond, seconds: STEADY_SECONDS })));
    plain.push(median(await steady(floor, { perSecond, seconds: STEADY_SECONDS })));
  }
  const at = `at ${perSecond.toFixed(1)} rides a second`;
  report.add({ name: `p50 of booking ${at}`, unit: 'ms', values: own, digits: 1 });
  report.add({ name: `p50 of the floor’s booking ${at}`, unit: 'ms', values: plain, digits: 1 });
  const values = ratios(own, plain);
  report.add({ name: 'p50 of booking, times the floor’s', unit: 'times', values, target: TARGETS.booking });
}

/**
 * Whole rides a second of the platform and of the floor, both on the embedded database, interleaved in one run.
 * @param {string[]} words
 * @param {import('./report.mjs').Report} report
 */
export async function bench(words, report) {
  const { values } = parseArgs({
    args: words,
    options: { rounds: { type: 'string', default: '5' }, lives: { type: 'string', default: '10' } },
  });
  const plan = { rounds: Number(values.rounds), lives: Number(values.lives) };
  await inFixture(APART_FROM_DATABASE, (fixture) =>
    inFloor(async (plain) => {
      const platform = await makePairs(fixture, PAIRS);
      const floor = await makeFloorPairs(plain, PAIRS);
      try {
        // The ride service may not have consumed the events of new drivers yet.
        for (const pair of platform) await eventually(() => live(pair));
        await saturated(platform, 2);
        await saturated(floor, 20);
        await compare({ platform, floor }, plan, report);
      } finally {
        await Promise.all(platform.map(({ stream }) => stream.close()));
      }
    }),
  );
}
