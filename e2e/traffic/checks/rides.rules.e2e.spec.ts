import type { Evidence } from './evidence.js';
import { overlapFindings, rideFindings } from './rides.rules.js';
import { rideOf, riderOf, soundEvidence } from './sample-evidence.js';

const findings = (evidence: Evidence) => [...rideFindings(evidence), ...overlapFindings(evidence)];

/** What is planted, and the words by which the checks must tell of it. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['an acknowledged ride is lost', /ride-1 was acknowledged and is lost/, (all) => riderOf(all).rides.shift()],
  [
    'a booking was carried out twice',
    /ride-9 was never acknowledged/,
    (all) => riderOf(all).rides.push({ ...rideOf(all), _id: 'ride-9', history: [] }),
  ],
  ['a step stands twice', /ride-1 went/, (all) => rideOf(all).history.push(rideOf(all).history[4] as never)],
  ['a step is missing', /ride-2 went/, (all) => rideOf(all, 1).history.splice(2, 1)],
  [
    'a ride is not where it was led',
    /ride-1 is CANCELLED/,
    (all) => Object.assign(rideOf(all), { rideStatus: 'CANCELLED' }),
  ],
  ['a fare is another', /ride-1 costs 7/, (all) => Object.assign(rideOf(all), { fare: 7 })],
  [
    'one driver had two rides at a time',
    /driver driver had ride-1 and ride-2/,
    (all) => Object.assign(rideOf(all, 1).history[1] as object, { at: new Date(3_000).toISOString() }),
  ],
];

describe('the checks of the rides of a load', () => {
  it('find nothing where every acknowledged step stands once', () => {
    expect(findings(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('see when %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findings(evidence).join('\n')).toMatch(words);
  });
});
