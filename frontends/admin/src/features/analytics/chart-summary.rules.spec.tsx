import { extremesOf } from './chart-summary.rules';

const point = (fullLabel: string, ...values: number[]) => ({ key: fullLabel, label: fullLabel, fullLabel, values });

describe('a chart in one sentence', () => {
  it('names the minimum and maximum of all series together, and where the maximum is', () => {
    const points = [point('1 Nov', 3, 1), point('2 Nov', 5, 4), point('3 Nov', 0, 2)];
    expect(extremesOf({ points })).toEqual({ least: 2, most: 9, where: '2 Nov' });
  });

  it('is missing when there are only zeros, or no points', () => {
    expect(extremesOf({ points: [point('1 Nov', 0), point('2 Nov', 0)] })).toBeUndefined();
    expect(extremesOf({ points: [] })).toBeUndefined();
  });
});
