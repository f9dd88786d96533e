import type { Evidence } from './evidence.js';
import { driverOf, soundEvidence } from './sample-evidence.js';
import { freeListFindings, totalsFindings } from './totals.rules.js';

const findings = (evidence: Evidence) => [...totalsFindings(evidence), ...freeListFindings(evidence)];

/** Each planted fault, and the finding it must cause. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['a ride was counted twice', /has 6 rides, not 5/, (all) => (driverOf(all).after.totalRides += 1)],
  ['money is missing', /has earned 739, not 740/, (all) => (driverOf(all).after.totalEarnings -= 1)],
  ['a driver is hidden', /Karim is not listed as free/, (all) => (driverOf(all).isFree = false)],
];

describe('the checks of drivers after a load', () => {
  it('find nothing where totals equal the sum and every driver is listed as free', () => {
    expect(findings(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findings(evidence).join('\n')).toMatch(words);
  });
});
