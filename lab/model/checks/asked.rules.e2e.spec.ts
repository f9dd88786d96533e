import type { RideView } from '@pothik/contracts/ride';
import { askedRun, completedRide, type SampleRun, soundRun } from '../../../e2e/support/actors/sample-run.js';
import { askedFindings, driverFindings, isTurn } from './asked.rules.js';

const FAULTS: readonly (readonly [string, RegExp, (run: SampleRun) => unknown])[] = [
  [
    'who was asked before is told something else',
    /the late answer of former was refused with ride\/not-found/,
    (run) => Object.assign(run.refusedAnswers[0] as object, { code: 'ride/not-found' }),
  ],
  [
    'the ride’s own driver is told that it went to the next',
    /ride-1 was kept from its driver/,
    (run) => Object.assign(run.refusedAnswers[0] as object, { personId: 'driver' }),
  ],
  [
    'who was asked before accepts',
    /ride-1 became ACCEPTED by former, who does not have it/,
    (run) => Object.assign(run.acknowledged.at(-1) as object, { to: 'ACCEPTED' }),
  ],
];

describe('the checks of dispatch', () => {
  it('find nothing in a correct run', () => {
    expect(askedFindings(askedRun())).toEqual([]);
    expect(askedFindings(soundRun())).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const run = askedRun();
    plant(run);
    expect(askedFindings(run).join('\n')).toMatch(words);
  });

  it('let a driver be asked again once the offer was raised', () => {
    const run = askedRun();
    Object.assign(run.refusedAnswers[0] as object, { personId: 'driver' });
    const priced = (sentAt: number, isAsked = false) => [
      { rideId: 'ride-1', fare: 220, isAsked, sentAt, receivedAt: sentAt + 50 },
    ];
    const createdAt = Date.parse(run.rides[0]?.createdAt ?? '');
    expect(askedFindings(run, priced(createdAt))).toEqual([]);
    expect(askedFindings(run, priced(createdAt - 1))).toHaveLength(1);
    expect(askedFindings(run, priced(createdAt, true))).toHaveLength(1);
  });

  it('take the last driver’s rejection for a turn when the system cancelled the ride', () => {
    const ride = completedRide('ride-1', 10);
    const last = { rideId: 'ride-1', to: 'REJECTED', by: 'DRIVER', personId: 'driver', key: '' } as const;
    const rejection = { ...last, sentAt: 0, receivedAt: 1 };
    expect(isTurn(rejection, { ...ride, rideStatus: 'CANCELLED' })).toBe(true);
    expect(isTurn(rejection, { ...ride, rideStatus: 'REJECTED' })).toBe(false);
  });

  it('let a ride change its driver only while REQUESTED, and only when the nearest are asked', () => {
    const ride = completedRide('ride-1', 10);
    const another: RideView = { ...ride, driver: { ...ride.driver, _id: 'another' } };
    const requested: RideView = { ...another, rideStatus: 'REQUESTED' };
    expect(driverFindings(requested, ride, true)).toEqual([]);
    expect(driverFindings(requested, ride, false)).toEqual(['ride ride-1 went from driver another to profile']);
    expect(driverFindings(another, ride, true)).toEqual(['ride ride-1 went from driver another to profile']);
  });
});
