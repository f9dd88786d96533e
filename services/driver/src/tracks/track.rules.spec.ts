import { expiryOf, isNews, isTime } from './track.rules.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 2, 6, 0, seconds));
const POINT = { lat: 23.7575, lng: 90.3897 };
const last = { ride: 'one', point: POINT, at: at(0) };
const metres = (value: number) => () => value;

describe('a ride’s track', () => {
  it('keeps a point at most every 15 seconds', () => {
    expect(isTime(undefined, at(0))).toBe(true);
    expect(isTime(last, at(14))).toBe(false);
    expect(isTime(last, at(15))).toBe(true);
  });

  it('keeps a point at least 30 m from the last one', () => {
    expect(isNews(last, { ride: 'one', point: POINT }, metres(29.9))).toBe(false);
    expect(isNews(last, { ride: 'one', point: POINT }, metres(30))).toBe(true);
  });

  it('keeps the first point of a ride, wherever the one before ended', () => {
    expect(isNews(undefined, { ride: 'one', point: POINT }, metres(0))).toBe(true);
    expect(isNews(last, { ride: 'two', point: POINT }, metres(0))).toBe(true);
  });

  it('is erased so many days after its last point', () => {
    expect(expiryOf(new Date('2026-11-02T06:00:00Z'), 30)).toEqual(new Date('2026-12-02T06:00:00Z'));
  });
});
