import type { Range } from '@pothik/contracts/ride';
import { DHAKA } from '../cities/dhaka.table.js';
import { type BandRates, fareBand as bandOf } from './fare-band.rules.js';

const rates = (fields: Partial<BandRates> = {}): BandRates => ({
  base: 40,
  baseKilometres: 2,
  perKilometre: 12,
  perMinute: 1,
  minimum: 40,
  legal: null,
  ...fields,
});
const same = (value: number) => ({ low: value, high: value });
/** Of minutes as stated. */
const fareBand = (of: BandRates, metres: Range, minutes: Range) => bandOf(of, metres, minutes, minutes);

describe('the fair band of a fare', () => {
  it('has its low end from the low ends of distance and time, its high end from the high ones, rounded outwards', () => {
    // 40 + 3 km × 12 + 20 min = 96; 40 + 5 km × 12 + 41 min = 141
    const band = fareBand(rates(), { low: 5_000, high: 7_000 }, { low: 20, high: 41 });
    expect(band).toEqual({ fare: { low: 90, high: 150 }, ceiling: null });
  });

  it('counts the first kilometres as the base', () => {
    expect(fareBand(rates({ perMinute: 0 }), { low: 1, high: 2_000 }, same(9)).fare).toEqual(same(40));
  });

  it('is never below the minimum, also when that is no step of 10', () => {
    expect(fareBand(rates({ minimum: 85 }), same(500), same(1)).fare).toEqual({ low: 85, high: 90 });
  });

  it('ends at the legal ceiling, rounded inwards', () => {
    const legal = { base: 40, baseKilometres: 2, perKilometre: 12, perMinute: 0 };
    // The law: 40 + 4.4 km × 12 = 92.8
    const band = fareBand(rates({ perMinute: 3, legal }), { low: 4_000, high: 6_400 }, same(5));
    expect(band).toEqual({ fare: { low: 70, high: 90 }, ceiling: 92 });
  });

  it('ends at a ceiling of the stated minutes, whatever minutes are shown', () => {
    const legal = { base: 40, baseKilometres: 2, perKilometre: 12, perMinute: 2 };
    const ceilings = [1, 20, 300].map(
      (minutes) => bandOf(rates({ legal }), same(4_000), same(minutes), same(40)).ceiling,
    );
    expect(ceilings).toEqual([144, 144, 144]);
  });

  it('lies at the ceiling where all of it would be above', () => {
    const legal = { base: 40, baseKilometres: 2, perKilometre: 12, perMinute: 0 };
    const band = fareBand(rates({ base: 200, legal }), same(3_000), same(10));
    expect(band).toEqual({ fare: { low: 50, high: 50 }, ceiling: 52 });
  });

  it('is the ceiling itself where the minimum is as high', () => {
    const legal = { base: 85, baseKilometres: 2, perKilometre: 34, perMinute: 0 };
    const band = fareBand(rates({ base: 80, minimum: 90, legal }), same(1_000), same(0));
    expect(band).toEqual({ fare: { low: 85, high: 85 }, ceiling: 85 });
  });

  it('is a fare that can be set, however low or high the rates', () => {
    const free = { base: 0, perKilometre: 0, perMinute: 0, minimum: 0 };
    expect(fareBand(rates(free), same(3_000), same(10)).fare).toEqual(same(1));
    expect(fareBand(rates({ perKilometre: 10_000 }), same(90_000), same(10)).fare).toEqual(same(50_000));
  });

  it.each(DHAKA.tariffs.map((tariff) => [tariff.vehicleType, tariff] as const))(
    'of %s in Dhaka is a range below the ceiling, in steps of 10 or at the minimum, at every distance and time',
    (_type, tariff) => {
      for (let metres = 0; metres <= 30_000; metres += 370) {
        for (const slowness of [1, 4, 12]) {
          const kilometres = metres / 1000;
          const minutes = { low: Math.floor(kilometres * slowness), high: Math.ceil(kilometres * slowness * 2) };
          const { fare, ceiling } = fareBand(tariff, { low: metres, high: Math.round(metres * 1.2) }, minutes);
          expect(fare.low).toBeLessThanOrEqual(fare.high);
          expect(fare.high).toBeLessThanOrEqual(ceiling ?? Number.POSITIVE_INFINITY);
          expect([0, tariff.minimum % 10]).toContain(fare.low % 10);
        }
      }
    },
  );
});
