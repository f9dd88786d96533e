import { cumulativeLayoutShift, largestContentfulPaint, totalBlockingTime } from './vitals.rules.js';

const shift = (at: number, value: number, hadRecentInput = false) => ({ at, value, hadRecentInput });

describe('the largest contentful paint', () => {
  it('is the last one that the browser reported', () => {
    expect(largestContentfulPaint({ largestPaints: [900, 1450] })).toBe(1450);
    expect(() => largestContentfulPaint({ largestPaints: [] })).toThrow('painted nothing');
  });
});

describe('the total blocking time', () => {
  const firstPaints = [
    { name: 'first-paint', at: 500 },
    { name: 'first-contentful-paint', at: 1000 },
  ];

  it('is what tasks after the first contentful paint lasted beyond 50 ms each', () => {
    const tasks = [
      { at: 1200, duration: 80 },
      { at: 1400, duration: 51 },
    ];
    expect(totalBlockingTime({ firstPaints, tasks })).toBe(31);
  });

  it('leaves out what came before, and the part of a task before the paint', () => {
    const tasks = [
      { at: 600, duration: 300 },
      { at: 900, duration: 200 },
      { at: 980, duration: 60 },
    ];
    expect(totalBlockingTime({ firstPaints, tasks })).toBe(50);
  });
});

describe('the cumulative layout shift', () => {
  it('is the worst window: shifts less than a second apart, five seconds at most', () => {
    expect(cumulativeLayoutShift({ shifts: [] })).toBe(0);
    expect(cumulativeLayoutShift({ shifts: [shift(100, 0.01), shift(900, 0.02), shift(3000, 0.02)] })).toBeCloseTo(
      0.03,
    );
    const steady = Array.from({ length: 8 }, (_, index) => shift(index * 900, 0.01));
    expect(cumulativeLayoutShift({ shifts: steady })).toBeCloseTo(0.06);
  });

  it('leaves out shifts after user input', () => {
    expect(cumulativeLayoutShift({ shifts: [shift(100, 0.5, true), shift(200, 0.01)] })).toBeCloseTo(0.01);
  });
});
