import { straightMetres } from '@pothik/contracts/platform';
import { circleSource, edgeOf } from './circle-layers';

const CIRCLE = { centre: { lat: 23.7555, lng: 90.3742 }, metres: 1_200 };

describe('the circle of an error', () => {
  it('lies as far from its centre as the error', () => {
    for (const point of edgeOf(CIRCLE)) expect(straightMetres(CIRCLE.centre, point)).toBeCloseTo(CIRCLE.metres, -1);
  });

  it('is one closed shape, or nothing', () => {
    const [shape] = circleSource(CIRCLE).features;
    const [ring = []] = (shape as unknown as { geometry: { coordinates: number[][][] } }).geometry.coordinates;
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(circleSource(undefined).features).toEqual([]);
  });
});
