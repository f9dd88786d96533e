import { rideEstimate } from '@pothik/contracts/ride';
import { DHAKA } from '../cities/dhaka.table.js';
import { NOW } from '../rides/rules/sample-ride.js';
import { estimateOf } from './estimate.rules.js';

const basis = {
  city: DHAKA,
  distance: { metres: { low: 4_950.4, high: 5_099.6 }, basis: 'ROADS' as const },
  samples: [],
  at: NOW,
};

describe('an estimate', () => {
  it('is always of ranges, and names its tariff, its distance and its minutes', () => {
    // At noon 4.95 km at 14 km/h, 5.1 km at 7: 21 to 44 minutes. By law 40 + 3.1 km × 12 + 44 min × 2 at most.
    expect(estimateOf('CNG', basis)).toEqual({
      cityId: 'dhaka',
      vehicleType: 'CNG',
      tariffVersion: 1,
      metres: { low: 4_950, high: 5_100 },
      distanceBasis: 'ROADS',
      minutes: { low: 21, high: 44 },
      minutesBasis: 'STATED',
      fare: { low: 90, high: 130 },
      ceiling: 165,
    });
  });

  it('costs more the better the vehicle, at every hour and distance: a bike, a CNG, then cars', () => {
    const order = ['BIKE', 'CNG', 'EV', 'CAR', 'MINIVAN', 'PREMIUM'] as const;
    const unordered: string[] = [];
    for (let hour = 0; hour < 24; hour += 1)
      for (let kilometres = 1; kilometres <= 25; kilometres += 1) {
        const metres = { low: kilometres * 950, high: kilometres * 1_050 };
        const at = new Date(NOW.getTime() + hour * 3_600_000);
        const asked = { ...basis, at, distance: { metres, basis: 'ROADS' as const } };
        const fares = order.map((type) => estimateOf(type, asked)?.fare ?? { low: 0, high: 0 });
        const isOrdered = fares.every(({ low, high }, index) => {
          const cheaper = fares[index - 1];
          return cheaper === undefined || (cheaper.low <= low && cheaper.high <= high);
        });
        if (!isOrdered)
          unordered.push(`${kilometres} km: ${fares.map(({ low, high }) => `${low}-${high}`).join(', ')}`);
      }
    expect(unordered).toEqual([]);
  });

  it('has no ceiling where the law sets none', () => {
    expect(rideEstimate.parse(estimateOf('BIKE', basis)).ceiling).toBeNull();
  });

  it.each([
    ['slow', 1.5],
    ['fast', 60],
  ])('has the same ceiling with 200 %s rides, while its minutes move', (_what, kilometresPerHour) => {
    const samples = Array.from({ length: 200 }, (_, index) => ({
      rideId: `${index}`,
      endedAt: NOW,
      kilometresPerHour,
    }));
    const [stated, moved] = [estimateOf('CNG', basis), estimateOf('CNG', { ...basis, samples })];
    expect(moved?.ceiling).toBe(stated?.ceiling);
    expect(moved?.minutes).not.toEqual(stated?.minutes);
  });

  it('is made for no vehicle type without a valid tariff', () => {
    expect(estimateOf('CNG', { ...basis, at: new Date('2015-01-01T00:00:00.000Z') })).toBeUndefined();
    expect(estimateOf('CNG', { ...basis, city: { ...DHAKA, tariffs: [] } })).toBeUndefined();
  });
});
