import { completedRide } from '../../../e2e/support/actors/sample-run.js';
import { type Settled, settledFindings } from './settled.rules.js';

describe('when all events have been handled', () => {
  const sound = (): Settled => ({
    recorded: { rides: [completedRide('ride-1', 10)], incidents: ['incident'] },
    rides: [completedRide('ride-1', 10)],
    totals: [{ driverId: 'profile', name: 'Karim', totalRides: 1, totalEarnings: 120, engaged: false, totalFare: 120 }],
    incidents: new Set(['incident']),
  });

  it('totals equal the sum over completed rides, and nothing is lost', () => {
    expect(settledFindings(sound())).toEqual([]);
  });

  it.each<[string, RegExp, (settled: Settled) => Partial<Settled>]>([
    ['a ride is lost', /was acknowledged and is lost/, () => ({ rides: [] })],
    [
      'a ride exists that nobody requested',
      /ride-9 was never acknowledged/,
      ({ rides }) => ({ rides: [...rides, completedRide('ride-9', 40)] }),
    ],
    [
      'an ended ride changed',
      /changed after its end/,
      () => ({ rides: [{ ...completedRide('ride-1', 10), fare: 7 }] }),
    ],
    ['an incident is lost', /incident incident was acknowledged and is lost/, () => ({ incidents: new Set() })],
    [
      'a fare was counted twice',
      /has earned 240, not 120/,
      ({ totals }) => ({ totals: totals.map((one) => ({ ...one, totalEarnings: 240 })) }),
    ],
    [
      'a driver stays engaged',
      /engaged with no ride/,
      ({ totals }) => ({ totals: totals.map((one) => ({ ...one, engaged: true })) }),
    ],
  ])('finds: %s', (_what, words, plant) => {
    expect(settledFindings({ ...sound(), ...plant(sound()) }).join('\n')).toMatch(words);
  });
});
