import { getNiceTickValues } from 'recharts';
import { tickCountFor } from './ticks.rules';

/** As the axis of the drawing has them. */
const ticksUpTo = (most: number) => getNiceTickValues([0, most], tickCountFor(most), false, 'snap125');

describe('the ticks of an axis', () => {
  it.each([
    [1, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [9, [0, 2, 4, 6, 8, 10]],
    [10, [0, 2, 4, 6, 8, 10]],
    [11, [0, 5, 10, 15, 20]],
    [36, [0, 10, 20, 30, 40]],
    [90, [0, 25, 50, 75, 100]],
    [1843, [0, 500, 1000, 1500, 2000]],
  ])('up to %i are %j', (most, ticks) => {
    expect(ticksUpTo(most)).toEqual(ticks);
  });

  it('are whole numbers with steps of 1, 2, 2.5 or 5, tens of them, up to any number', () => {
    for (let most = 1; most <= 500; most += 1) {
      const [, step = 0] = ticksUpTo(most);
      expect([1, 2, 25, 5]).toContain(Number(String(step).replace(/0+$/, '')));
      expect(Number.isInteger(step)).toBe(true);
    }
  });
});
