import type { Evidence } from './evidence.js';
import { notificationFindings, streamFindings } from './notifications.rules.js';
import { driverOf, entryOf, riderOf, soundEvidence } from './sample-evidence.js';

const findings = (evidence: Evidence) => [...notificationFindings(evidence), ...streamFindings(evidence)];

/** Each planted fault, and the finding it must cause. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['an entry is lost', /feed of Rahima about ride ride-2: 4 entries, not 5/, (all) => riderOf(all).notifications.pop()],
  [
    'an entry is stored twice',
    /feed of Karim about ride ride-2: 2 entries, not 1/,
    ({ drivers: [driver] }) => driver?.notifications.push({ ...entryOf(driver.notifications, 3), number: 5 }),
  ],
  ['a number is missing', /feed of Karim: number 5/, (all) => (entryOf(driverOf(all).notifications, 3).number = 5)],
  [
    'the stream delivered an entry twice',
    /stream of Rahima: number 1/,
    (all) => riderOf(all).streamed.splice(1, 0, entryOf(riderOf(all).notifications, 0)),
  ],
  ['the stream lost one', /stream of Rahima: 9 entries, not 10/, (all) => riderOf(all).streamed.pop()],
  [
    'the stream was reset',
    /stream of Rahima: the stream said reset/,
    (all) => riderOf(all).streamFaults.push('the stream said reset'),
  ],
];

describe('the checks of a load’s notifications and streams', () => {
  it('find nothing where each notification was sent once', () => {
    expect(findings(soundEvidence())).toEqual([]);
  });

  it('do not mind in which order an entry names its fields', () => {
    const evidence = soundEvidence();
    const { number, ...rest } = entryOf(riderOf(evidence).streamed, 0);
    riderOf(evidence).streamed[0] = { ...rest, number };
    expect(findings(evidence)).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findings(evidence).join('\n')).toMatch(words);
  });
});
