import type { Notification } from '@pothik/contracts/notification';
import type { RideView } from '@pothik/contracts/ride';
import type { DriverEvidence, Evidence, RiderEvidence } from './evidence.js';
import { findingsOf } from './findings.rules.js';
import { soundEvidence } from './sample-evidence.js';

const riderOf = ({ riders }: Evidence) => riders[0] as RiderEvidence;
const driverOf = ({ drivers }: Evidence) => drivers[0] as DriverEvidence;
const rideOf = (evidence: Evidence, index = 0) => riderOf(evidence).rides[index] as RideView;
const entryOf = (feed: readonly Notification[], index: number) => feed[index] as Notification;

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
  ['a ride was counted twice', /has 6 rides, not 5/, (all) => (driverOf(all).after.totalRides += 1)],
  ['money is missing', /has earned 739, not 740/, (all) => (driverOf(all).after.totalEarnings -= 1)],
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
  ['a driver is hidden', /Karim is not listed as free/, (all) => (driverOf(all).isFree = false)],
  ['somebody was refused', /409 ride\/illegal-transition/, ({ wrong }) => wrong.push('409 ride/illegal-transition')],
  ['an event was given up', /dead letter: pothik.ride/, ({ deadLetters }) => deadLetters.push('pothik.ride/3/17')],
];

describe('the checks of a load', () => {
  it('find nothing where everything was carried out once', () => {
    expect(findingsOf(soundEvidence())).toEqual([]);
  });

  it.each(FAULTS)('see when %s', (_what, words, plant) => {
    const evidence = soundEvidence();
    plant(evidence);
    expect(findingsOf(evidence).join('\n')).toMatch(words);
  });
});
