import { countDay } from './day-count.rules.js';
import {
  haveStandingFares,
  isCounted,
  isMarked,
  isOfFormerRelease,
  marksOfSum,
  staleHours,
} from './stale-counts.rules.js';

const count = (hoursMarks?: number) => ({ ...countDay([], 0), ...(hoursMarks === undefined ? {} : { hoursMarks }) });
const counted = { marks: 3, countedMarks: 3 };

describe('A day', () => {
  it.each([
    ['counted by hours', { ...counted, count: count(7), hoursMarks: 7 }, true, false],
    ['never marked, counted by hours', { marks: 0, countedMarks: 0, count: count(0), hoursMarks: 0 }, true, false],
    ['counted by the former release alone', { ...counted, count: count() }, true, true],
    ['counted by the former release over the sum of hours', { ...counted, count: count(), hoursMarks: 7 }, false, true],
    ['marked by the former release', { marks: 4, countedMarks: 3, count: count(7), hoursMarks: 7 }, false, true],
    ['marked and never counted', { marks: 1, countedMarks: -1 }, false, true],
  ])('%s: may be shown, is of the former release', (_name, day, shown, former) => {
    expect([isCounted(day), isOfFormerRelease(day)]).toEqual([shown, former]);
  });
});

describe('The fares beside a count', () => {
  const fares = { all: 250, byType: {} };
  const current = { ...counted, hoursMarks: 7, fares: { ...fares, countedMarks: 3, hoursMarks: 7 } };

  it.each([
    ['of the same marks', current, true],
    ['of the former release alone, computed since', { ...counted, fares: { ...fares, countedMarks: 3 } }, true],
    ['that were never stored', { ...counted, hoursMarks: 7 }, false],
    ['of an older sum of hours than the release before stored', { ...current, hoursMarks: 8 }, false],
    ['of an older count than the former release stored', { ...current, marks: 4, countedMarks: 4 }, false],
    ['of a day that the former release marked', { ...current, marks: 4 }, false],
  ])('%s: may be summed', (_name, day, stand) => {
    expect(haveStandingFares(day)).toBe(stand);
  });
});

describe('An hour', () => {
  it('is marked by an event after its count', () => {
    expect([isMarked({ marks: 2, countedMarks: 1 }), isMarked({ marks: 2, countedMarks: 2 })]).toEqual([true, false]);
  });

  it('is out of date without a count, or with one of fewer marks', () => {
    const marks = new Map([
      ['b', 2],
      ['c', 2],
    ]);
    const known = new Map([
      ['b', 1],
      ['c', 2],
      ['d', 0],
    ]);
    expect(staleHours(['a', 'b', 'c', 'd'], marks, known)).toEqual(['a', 'b']);
  });

  it('makes the sum of its day newer with each mark that is counted', () => {
    expect(marksOfSum([{ countedMarks: 2 }, { countedMarks: 0 }, { countedMarks: 5 }])).toBe(7);
  });
});
