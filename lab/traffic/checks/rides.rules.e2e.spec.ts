import type { Evidence } from './evidence.js';
import { overlapFindings, rideFindings } from './rides.rules.js';
import { rideOf, riderOf, soundEvidence } from './sample-evidence.js';

const findings = (evidence: Evidence) => [...rideFindings(evidence), ...overlapFindings(evidence)];

/** Each planted fault, and the finding it must cause. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['an acknowledged ride is lost', /ride-1 was acknowledged and is lost/, (all) => riderOf(all).rides.shift()],
  [
    'a booking took effect twice',
    /ride-9 was never acknowledged/,
    (all) => riderOf(all).rides.push({ ...rideOf(all), _id: 'ride-9', history: [] }),
  ],
  ['a step is in the history twice', /ride-1 went/, (all) => rideOf(all).history.push(rideOf(all).history[4] as never)],
  ['a step is missing', /ride-2 went/, (all) => rideOf(all, 1).history.splice(2, 1)],
  [
    'a ride has another status than its last step',
    /ride-1 is CANCELLED/,
    (all) => Object.assign(rideOf(all), { rideStatus: 'CANCELLED' }),
  ],
  ['a fare differs', /ride-1 costs 7/, (all) => Object.assign(rideOf(all), { fare: 7 })],
  [
    'one driver had two rides at a time',
    /driver driver had ride-1 and ride-2/,
    (all) => Object.assign(rideOf(all, 1).history[1] as object, { at: new Date(3_000).toISOString() }),
  ],
];

describe('the checks of the rides of a load', () => {
  it('find nothing where the history has every acknowledged step once', () => {
    expect(findings(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findings(evidence).join('\n')).toMatch(words);
  });
});
