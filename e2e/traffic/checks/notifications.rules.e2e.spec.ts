import type { Evidence } from './evidence.js';
import { notificationFindings, streamFindings } from './notifications.rules.js';
import { driverOf, entryOf, riderOf, soundEvidence } from './sample-evidence.js';

const findings = (evidence: Evidence) => [...notificationFindings(evidence), ...streamFindings(evidence)];

/** What is planted, and the words by which the checks must tell of it. */
const FAULTS: readonly (readonly [string, RegExp, (evidence: Evidence) => void])[] = [
  ['an entry is lost', /feed of Rahima about ride ride-2: 4 entries, not 5/, (all) => riderOf(all).feed.pop()],
  [
    'an entry stands twice',
    /feed of Karim about ride ride-2: 2 entries, not 1/,
    ({ drivers: [driver] }) => driver?.feed.push({ ...entryOf(driver.feed, 3), number: 5 }),
  ],
  ['a number is left out', /feed of Karim: number 5/, (all) => (entryOf(driverOf(all).feed, 3).number = 5)],
  [
    'the stream brought an entry twice',
    /stream of Rahima: number 1/,
    (all) => riderOf(all).streamed.splice(1, 0, entryOf(riderOf(all).feed, 0)),
  ],
  ['the stream left one out', /stream of Rahima: 9 entries, not 10/, (all) => riderOf(all).streamed.pop()],
  [
    'the stream was reset',
    /stream of Rahima: the stream said reset/,
    (all) => riderOf(all).streamFaults.push('the stream said reset'),
  ],
];

describe('the checks of feeds and streams of a load', () => {
  it('find nothing where each entry was told once', () => {
    expect(findings(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('see when %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findings(evidence).join('\n')).toMatch(words);
  });
});
