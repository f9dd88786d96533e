import { closingRun, neverTogether, openingRuns } from './sample.js';
import { STEPS_OF_A_RUN } from './steps.js';

describe('the opening runs of the model', () => {
  it.each([1, 2, 3])('run every two kinds of step concurrently, whatever the seed: %i', (seed) => {
    const lanes = openingRuns(seed, 4);
    expect(neverTogether(lanes.flat())).toEqual([]);
    expect(new Set(lanes.flat().map(({ length }) => length))).toEqual(new Set([STEPS_OF_A_RUN]));
    expect(lanes.map(({ length }) => length)).toEqual([10, 10, 10, 10]);
  });

  it('are followed by one whose first rider cancels at eleven drivers, once at each', () => {
    const cancelled = closingRun().filter(({ kind, who }) => kind === 'change-mind' && who === 0);
    expect(new Set(cancelled.map(({ value }) => value)).size).toBe(11);
    expect(cancelled).toHaveLength(11);
  });

  it('are incomplete when one of them is left out', () => {
    const [[end, , ...pairs] = [], ...lanes] = openingRuns(1, 4);
    expect(neverTogether([end ?? [], ...pairs, ...lanes.flat()])).toContain('book and book');
  });

  it.each([1, 2, 3])('begin in every lane with each end of a ride, one step after another: %i', (seed) => {
    for (const [first] of openingRuns(seed, 4)) {
      expect(first?.map(({ kind }) => kind).slice(0, 3)).toEqual(['ask-nearest', 'reject', 'proceed']);
      expect(first?.some(({ together }) => together)).toBe(false);
    }
  });
});
