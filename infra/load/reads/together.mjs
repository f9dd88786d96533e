import { inFloor, makeFloorPairs } from '../floor/in-floor.mjs';
import { APART_FROM_DATABASE, inFixture } from '../live/fixtures.mjs';
import { makePairs } from '../live/pairs.mjs';
import { measureInRounds } from '../rounds.mjs';
import { ratios } from '../rounds.rules.mjs';
import { answersPerSecond } from './asking.mjs';
import { asTheRiders, ridersOf } from './riders.mjs';

const TARGET = 0.8;

/** Gateway and services in one process, against the floor. */
export async function benchTogether(report, { reads, pairs, rounds, seconds }) {
  await inFixture(APART_FROM_DATABASE, (fixture) =>
    inFloor(async (plain) => {
      const riders = await ridersOf(await makePairs(fixture, pairs));
      const floorRiders = await ridersOf(await makeFloorPairs(plain, pairs));
      for (const { name, path } of reads) {
        const contenders = {
          own: () => answersPerSecond(asTheRiders(riders, path), seconds),
          floor: () => answersPerSecond(asTheRiders(floorRiders, path), seconds),
        };
        const { own, floor } = await measureInRounds(contenders, rounds);
        report.add({ name: `${name}, one process`, unit: 'calls/s', values: own });
        report.add({ name: `${name}, the floor`, unit: 'calls/s', values: floor });
        const values = ratios(own, floor);
        report.add({ name: `${name}, times the floor’s`, unit: 'times', values, target: TARGET, atLeast: true });
      }
    }),
  );
}
