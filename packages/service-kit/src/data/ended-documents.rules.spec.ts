import { LOOK_SPAN_MS, removedUntil } from './ended-documents.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

describe('a look removes what has ended', () => {
  it('until now', () => {
    expect(removedUntil(before(LOOK_SPAN_MS), NOW)).toEqual(NOW);
    expect(removedUntil(before(60_000), NOW)).toEqual(NOW);
  });

  it('within an hour of the oldest end alone, however wrong the clock is', () => {
    const years = 10 * 365 * 24 * LOOK_SPAN_MS;
    expect(removedUntil(before(years), NOW)).toEqual(before(years - LOOK_SPAN_MS));
  });
});
