import type { Evidence } from './evidence.js';
import { findingsOf } from './findings.rules.js';
import { driverOf, entryOf, riderOf, soundEvidence } from './sample-evidence.js';

/** Each planted fault, and the finding it must cause. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['an acknowledged ride is lost', /ride-1 was acknowledged and is lost/, (all) => riderOf(all).rides.shift()],
  ['a ride was counted twice', /has 6 rides, not 5/, (all) => (driverOf(all).after.totalRides += 1)],
  ['an entry is lost', /feed of Rahima about ride ride-2: 4 entries, not 5/, (all) => riderOf(all).notifications.pop()],
  [
    'the stream delivered an entry twice',
    /stream of Rahima: number 1/,
    (all) => riderOf(all).streamed.splice(1, 0, entryOf(riderOf(all).notifications, 0)),
  ],
  ['a driver is hidden', /Karim is not listed as free/, (all) => (driverOf(all).isFree = false)],
  ['somebody was refused', /409 ride\/illegal-transition/, ({ wrong }) => wrong.push('409 ride/illegal-transition')],
  ['an event was given up', /dead letter: pothik.ride/, ({ deadLetters }) => deadLetters.push('pothik.ride/3/17')],
];

describe('all checks of a load together', () => {
  it('find nothing where everything took effect once', () => {
    expect(findingsOf(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findingsOf(evidence).join('\n')).toMatch(words);
  });
});
