import { parseArgs } from 'node:util';
import { inFloor, makeFloorPairs } from './floor/in-floor.mjs';
import { APART_FROM_DATABASE, inFixture } from './live/fixtures.mjs';
import { makePairs } from './live/pairs.mjs';
import { eventually } from './live/person.mjs';
import { live } from './lives/life.mjs';
import { saturated, steady } from './lives/measure-lives.mjs';
import { shareOf } from './share.rules.mjs';

const PAIRS = 24;
const STEADY_SECONDS = 20;
const TARGETS = { lives: 0.4, booking: 2 };

const median = (values) => shareOf(values, 0.5);
const written = (values, digits) => values.map((value) => value.toFixed(digits)).join(' ');

function print(name, values, digits, target, isMet) {
  const middle = median(values);
  console.log(
    `${name.padEnd(52)}${middle.toFixed(digits).padStart(8)}   target ${target} ${isMet(middle) ? 'met' : 'MISSED'}   of ${written(values, digits)}`,
  );
}

/** One after the other in each round, so that the machine's moods meet both. */
async function compare({ platform, floor }, { rounds, lives }) {
  const ratios = [];
  const [of, ofFloor] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const own = await saturated(platform, lives);
    const plain = await saturated(floor, lives * 4);
    of.push(own.perSecond);
    ofFloor.push(plain.perSecond);
    ratios.push(own.perSecond / plain.perSecond);
  }
  console.log(`rides a second: ${written(of, 1)}; of the floor: ${written(ofFloor, 1)}`);
  print('whole rides a second, times the floor’s', ratios, 2, `at least ${TARGETS.lives}`, (it) => it >= TARGETS.lives);
  const perSecond = median(of) / 2;
  const [own, plain] = [[], []];
  const slower = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(median(await steady(platform, { perSecond, seconds: STEADY_SECONDS })));
    plain.push(median(await steady(floor, { perSecond, seconds: STEADY_SECONDS })));
    slower.push(own.at(-1) / plain.at(-1));
  }
  console.log(
    `p50 of booking in ms at ${perSecond.toFixed(1)} rides a second: ${written(own, 1)}; of the floor: ${written(plain, 1)}`,
  );
  print('p50 of booking at half of its saturation, times', slower, 2, TARGETS.booking, (it) => it <= TARGETS.booking);
}

/**
 * Whole rides a second of the platform and of the floor, both on the embedded database, interleaved in one run.
 * @param {string[]} words
 */
export async function bench(words) {
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
        await compare({ platform, floor }, plan);
      } finally {
        await Promise.all(platform.map(({ stream }) => stream.close()));
      }
    }),
  );
}
