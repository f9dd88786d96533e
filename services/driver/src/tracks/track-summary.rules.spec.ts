import { straightMetres } from '@pothik/contracts/platform';
import { trackSummaryOf } from './track-summary.rules.js';

const BEGUN = new Date('2026-11-20T06:00:00.000Z');
/** So many metres north of Farmgate, so many minutes after the pickup. */
const north = (metres: number) => ({ lat: 23.7575 + metres / 111_195, lng: 90.3897 });
const told = (metres: number, minute: number) => ({
  ...north(metres),
  at: new Date(BEGUN.getTime() + minute * 60_000),
});
const RIDE = { pickup: north(0), drop: north(3_000), from: BEGUN, until: told(0, 20).at };

const summaryOf = (...points: ReturnType<typeof told>[]) => trackSummaryOf(points, RIDE, straightMetres);

describe('the summary of a track', () => {
  it('is how far and how long it went, and how near it came to both points', () => {
    const { metres, minutes, metresFromPickup, metresFromDrop } = summaryOf(
      told(100, 1),
      told(1_600, 9),
      told(2_950, 19),
    ) ?? { metres: 0 };
    expect(metres).toBeCloseTo(2_850, -1);
    expect([minutes, metresFromPickup, metresFromDrop]).toEqual([18, 100, 50]);
  });

  it('counts ways back', () => {
    expect(summaryOf(told(0, 1), told(500, 5), told(0, 9))?.metres).toBeCloseTo(1_000, -1);
  });

  it('leaves out the way to the pickup, and what is after the end', () => {
    const summary = summaryOf(told(9_000, -5), told(0, 0), told(500, 20), told(7_000, 21));
    expect([summary?.metres, summary?.minutes]).toEqual([500, 20]);
  });

  it.each([
    ['no point', []],
    ['one point', [told(0, 1)]],
    ['points of other times alone', [told(0, -2), told(900, -1), told(900, 30)]],
  ])('is null with %s', (_what, points) => {
    expect(summaryOf(...points)).toBeNull();
  });
});
