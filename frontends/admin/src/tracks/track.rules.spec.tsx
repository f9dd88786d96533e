import { placeAtMoment, raisedAt } from './track.rules';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 2, 6, minute)).toISOString();
const point = { lat: 23.75, lng: 90.39 };
const points = [
  { point, at: at(1) },
  { point, at: at(3) },
];

describe('where the driver was when an SOS was raised', () => {
  it('is the last point of the track at or before that moment', () => {
    expect(placeAtMoment({ points }, at(2))?.at).toBe(at(1));
    expect(placeAtMoment({ points }, at(3))?.at).toBe(at(3));
    expect(placeAtMoment({ points }, at(9))?.at).toBe(at(3));
  });

  it('is not known when the track begins later', () => {
    expect(placeAtMoment({ points }, at(0))).toBeUndefined();
  });

  it('counts from when it was sent again', () => {
    expect(raisedAt({ createdAt: at(1) })).toBe(at(1));
    expect(raisedAt({ createdAt: at(1), sentAgainAt: at(2) })).toBe(at(2));
  });
});
