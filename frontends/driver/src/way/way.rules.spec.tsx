import { ESTIMATE } from '../testing/samples';
import { beginOfWay, lineMetres, minutesOfWay, roundedMetres } from './way.rules';

const PICKUP = { lat: 23.7555, lng: 90.3742 };
const north = (metres: number) => ({ ...PICKUP, lat: PICKUP.lat + metres / 111_195 });

describe('the way to the pickup', () => {
  it('is as long as its line', () => {
    expect(lineMetres([PICKUP, north(400), north(100)])).toBeCloseTo(700, 0);
    expect(lineMetres([PICKUP])).toBe(0);
  });

  it.each([
    [643, 640],
    [996, 1_000],
    [1_234, 1_234],
  ])('of %i metres is said as %i', (metres, said) => {
    expect(roundedMetres(metres)).toBe(said);
  });

  it('takes the minutes that the estimate of the ride takes for as many metres, rounded outwards', () => {
    // 6,000 m in 22 minutes, 6,450 m in 28.
    expect(minutesOfWay(1_000, ESTIMATE)).toEqual({ low: 3, high: 5 });
    expect(minutesOfWay(40, ESTIMATE)).toEqual({ low: 1, high: 1 });
  });

  it('has no minutes without an estimate', () => {
    expect(minutesOfWay(1_000, undefined)).toBeUndefined();
    expect(minutesOfWay(1_000, { ...ESTIMATE, metres: { low: 0, high: 0 } })).toBeUndefined();
  });

  it('begins anew after 100 metres', () => {
    expect(beginOfWay(undefined, PICKUP)).toBe(PICKUP);
    expect(beginOfWay(PICKUP, north(99))).toBe(PICKUP);
    expect(beginOfWay(PICKUP, north(101))).toEqual(north(101));
    expect(beginOfWay(PICKUP, undefined)).toBe(PICKUP);
  });
});
