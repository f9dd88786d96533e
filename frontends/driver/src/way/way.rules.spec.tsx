import { beginOfWay, lineMetres, roundedMetres } from './way.rules';

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

  it('begins anew after 100 metres', () => {
    expect(beginOfWay(undefined, PICKUP)).toBe(PICKUP);
    expect(beginOfWay(PICKUP, north(99))).toBe(PICKUP);
    expect(beginOfWay(PICKUP, north(101))).toEqual(north(101));
    expect(beginOfWay(PICKUP, undefined)).toBe(PICKUP);
  });
});
