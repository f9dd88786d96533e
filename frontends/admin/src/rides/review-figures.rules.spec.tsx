import { rideWith } from '../testing/samples';
import { riddenFigures } from './review-figures.rules';

const step = (to: 'PICKED UP' | 'COMPLETED', at: string) => ({ from: null, to, by: 'DRIVER' as const, at, reason: '' });
const ridden = (end: string) => [step('PICKED UP', '2026-11-02T06:00:00.000Z'), step('COMPLETED', end)];
const POINTS = { pickupPoint: { lat: 23, lng: 90 }, dropPoint: { lat: 24, lng: 90 } };

describe('the figures of a ride under review', () => {
  it('are its seconds and the speed of a straight line', () => {
    const ride = rideWith({ ...POINTS, history: ridden('2026-11-02T07:00:00.000Z') });
    expect(riddenFigures(ride)).toEqual({ seconds: 3_600, kilometresPerHour: 111 });
  });

  it('have no speed without both points, or without time', () => {
    expect(riddenFigures(rideWith({ history: ridden('2026-11-02T06:00:45.000Z') }))).toEqual({ seconds: 45 });
    const atOnce = rideWith({ ...POINTS, history: ridden('2026-11-02T06:00:00.000Z') });
    expect(riddenFigures(atOnce)).toEqual({ seconds: 0 });
  });

  it('are missing where the ride was not ridden to its end', () => {
    expect(riddenFigures(rideWith())).toBeUndefined();
  });
});
