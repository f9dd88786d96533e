import { neverTogether, openingRuns } from './sample.js';
import { STEPS_OF_A_RUN } from './steps.js';

describe('the opening runs of the model', () => {
  it.each([1, 2, 3])('run every two kinds of step concurrently, whatever the seed: %i', (seed) => {
    const lanes = openingRuns(seed, 4);
    expect(neverTogether(lanes.flat())).toEqual([]);
    expect(new Set(lanes.flat().map(({ length }) => length))).toEqual(new Set([STEPS_OF_A_RUN]));
    expect(lanes.map(({ length }) => length)).toEqual([4, 4, 3, 3]);
  });

  it('are incomplete when one of them is left out', () => {
    expect(neverTogether(openingRuns(1, 4).flat().slice(1))).toContain('book and book');
  });
});
