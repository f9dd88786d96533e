import { isMet, lineOf, type Measurement, median, recordOf } from './measurement.rules.mjs';

const measurement = (fields: Partial<Measurement>): Measurement => ({
  name: 'home',
  unit: 'ms',
  values: [100],
  target: 100,
  ...fields,
});

describe('a measurement', () => {
  it('counts by its median, whatever the order of measuring', () => {
    expect(median([5, 1, 900, 3, 2])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(() => median([])).toThrow('Nothing was measured.');
  });

  it('is met at its target and missed beyond it', () => {
    expect(isMet(measurement({ values: [100] }))).toBe(true);
    expect(isMet(measurement({ values: [100.1] }))).toBe(false);
    expect(isMet(measurement({ values: [900, 99, 98] }))).toBe(true);
  });

  it('may have a minimum instead of a maximum', () => {
    expect(isMet(measurement({ values: [0], target: 0, atLeast: true }))).toBe(true);
    expect(isMet(measurement({ values: [-1], target: 0, atLeast: true }))).toBe(false);
  });

  it('is printed as one line: name, value, target, verdict, and all values when there are several', () => {
    expect(lineOf(measurement({ unit: 'KB', values: [119.674], target: 120 }))).toMatch(
      /^home +119\.67 KB +target 120 met$/,
    );
    expect(lineOf(measurement({ values: [180, 240, 210], target: 200 }))).toMatch(
      /^home +210 ms +target 200 MISSED {3}of 180 240 210$/,
    );
    expect(lineOf(measurement({ values: [12], target: 0, atLeast: true }))).toMatch(/ target at least 0 met$/);
  });

  it('without a target is printed without a verdict, with the decimals it asks for', () => {
    const { target: _none, ...shown } = measurement({ values: [1.26], digits: 1 });
    expect(lineOf(shown)).toMatch(/^home +1\.3 ms$/);
    expect(isMet(shown)).toBe(true);
  });

  it('is recorded with all its values, their median, and the verdict if it has a target', () => {
    expect(recordOf(measurement({ values: [3.25, 1, 2], target: 2 }))).toEqual({
      name: 'home',
      unit: 'ms',
      values: [3.25, 1, 2],
      median: 2,
      target: 2,
      atLeast: false,
      isMet: true,
    });
    expect(recordOf({ name: 'home', unit: 'ms', values: [3] })).toEqual({
      name: 'home',
      unit: 'ms',
      values: [3],
      median: 3,
    });
  });
});
