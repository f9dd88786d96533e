import { busiestCell, cellAfter, heatLevel } from './heat.rules';

describe('the colours of the busiest hours', () => {
  it.each([
    [0, 40, 0],
    [1, 40, 1],
    [10, 40, 1],
    [11, 40, 2],
    [20, 40, 2],
    [30, 40, 3],
    [31, 40, 4],
    [40, 40, 4],
    [1, 1, 4],
    [0, 0, 0],
  ])('%i of at most %i has level %i', (value, most, level) => {
    expect(heatLevel(value, most)).toBe(level);
  });

  it('the busiest hour is the first with the most rides, if there are any', () => {
    expect(
      busiestCell([
        [0, 2],
        [5, 5],
      ]),
    ).toEqual({ row: 1, column: 0 });
    expect(busiestCell([[0, 0]])).toBeUndefined();
    expect(busiestCell([])).toBeUndefined();
  });
});

describe('an arrow key in the busiest hours', () => {
  const size = { rows: 7, columns: 24 };

  it.each([
    ['ArrowRight', { row: 2, column: 3 }],
    ['ArrowLeft', { row: 2, column: 1 }],
    ['ArrowUp', { row: 1, column: 2 }],
    ['ArrowDown', { row: 3, column: 2 }],
  ])('%s leads to the next hour or weekday', (key, cell) => {
    expect(cellAfter(key, { row: 2, column: 2 }, size)).toEqual(cell);
  });

  it('begins at the first cell, and stays inside', () => {
    expect(cellAfter('ArrowDown', undefined, size)).toEqual({ row: 0, column: 0 });
    expect(cellAfter('ArrowUp', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
    expect(cellAfter('ArrowRight', { row: 6, column: 23 }, size)).toEqual({ row: 6, column: 23 });
  });

  it('other keys lead nowhere', () => {
    expect(cellAfter('Enter', { row: 0, column: 0 }, size)).toBeUndefined();
  });
});
