import type { RideView } from '@pothik/contracts/ride';
import { cancelledRide } from '../../../e2e/support/actors/sample-run.js';
import { isPausedBetween, pauseFindings } from './pause.rules.js';

/** Seconds. */
const MINUTE = 60;
const HALF_AN_HOUR_MS = 1_800_000;

const soonCancelled = (...seconds: number[]): RideView[] =>
  seconds.map((second) => cancelledRide(`ride-${second}`, second, 'DRIVER'));
const told = (second: number) => [{ driverId: 'profile', sentAt: second * 1_000, receivedAt: second * 1_000 + 5 }];

describe('the pause of a driver', () => {
  it('begins with the third ride of a day that they cancel soon, and takes half an hour', () => {
    const rides = soonCancelled(0, 2 * MINUTE, 4 * MINUTE);
    const begin = Date.parse(rides[2]?.history.at(-1)?.at ?? '');
    const isPaused = (at: number) => isPausedBetween('profile', rides, at, at);
    expect([isPaused(begin - 1), isPaused(begin), isPaused(begin + HALF_AN_HOUR_MS - 1)]).toEqual([false, true, true]);
    expect([isPaused(begin + HALF_AN_HOUR_MS), isPausedBetween('another', rides, begin, begin)]).toEqual([
      false,
      false,
    ]);
  });

  it.each<[string, (ride: RideView) => unknown]>([
    ['the rider cancelled', ({ history }) => Object.assign(history.at(-1) as object, { by: 'RIDER' })],
    ['is cancelled after arriving', (ride) => Object.assign(ride, { arrivedAt: ride.updatedAt })],
    [
      'is cancelled three minutes after accepting',
      ({ history }) => Object.assign(history[1] as object, { at: new Date(-178_000).toISOString() }),
    ],
    [
      'is of yesterday in Dhaka',
      ({ history }) => {
        for (const entry of history) entry.at = new Date(Date.parse(entry.at) - 7 * 3_600_000).toISOString();
      },
    ],
  ])('counts no ride that %s', (_what, change) => {
    const rides = soonCancelled(0, 2 * MINUTE, 4 * MINUTE);
    change(rides[0] as RideView);
    expect(pauseFindings(rides, told(5 * MINUTE))).toEqual(['driver profile was told of a pause, for no reason']);
  });

  it('is told to nobody for no reason', () => {
    expect(pauseFindings(soonCancelled(0, 2 * MINUTE, 4 * MINUTE), told(5 * MINUTE))).toEqual([]);
    expect(pauseFindings(soonCancelled(0, 2 * MINUTE), told(5 * MINUTE))).toHaveLength(1);
  });
});
