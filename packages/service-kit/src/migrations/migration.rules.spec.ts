import type { Migration } from './migration.js';
import { checkNumbers, planOf, undoPlanOf } from './migration.rules.js';

const migration = (number: number, other: Partial<Migration> = {}): Migration => ({
  number,
  name: `change-${number}`,
  maximumMs: 60_000,
  run: async () => undefined,
  undo: async () => undefined,
  ...other,
});
const [first, second, third] = [migration(1), migration(2), migration(3)];
const done = (...numbers: number[]) => numbers.map((number) => ({ number, isDone: true }));

describe('what a start has to do', () => {
  it('is every migration that is not done, in order', () => {
    expect(planOf([first, second, third], done(1))).toEqual({ state: 'pending', pending: [second, third] });
  });

  it('includes one that was begun and not finished', () => {
    expect(planOf([first], [{ number: 1, isDone: false }])).toEqual({ state: 'pending', pending: [first] });
  });

  it('is nothing when all are done, and when there are none', () => {
    expect(planOf([first], done(1))).toEqual({ state: 'current' });
    expect(planOf([], [])).toEqual({ state: 'current' });
  });

  it('is nothing at all when a later release has begun to migrate', () => {
    expect(planOf([first], [...done(1), { number: 2, isDone: false }])).toEqual({ state: 'newer' });
    expect(planOf([], done(1))).toEqual({ state: 'newer' });
  });
});

describe('undoing a migration', () => {
  it('undoes all later ones first', () => {
    expect(undoPlanOf([first, second, third], done(1, 2, 3), 2)).toEqual([third, second]);
  });

  it('also undoes one that was only begun', () => {
    expect(undoPlanOf([first, second], [...done(1), { number: 2, isDone: false }], 2)).toEqual([second]);
  });

  it('is refused when it did not run', () => {
    expect(undoPlanOf([first, second], done(1), 2)).toBe('Migration 2 did not run here.');
  });

  it('is refused completely when one of them cannot be undone', () => {
    const final = migration(3, { undo: 'its field is gone; restore a backup.' });
    expect(undoPlanOf([first, second, final], done(1, 2, 3), 1)).toBe(
      'Migration 3 cannot be undone: its field is gone; restore a backup.',
    );
  });

  it('is refused by a release that is older than the data', () => {
    expect(undoPlanOf([first], done(1, 2), 1)).toContain('A later release');
  });
});

describe('the migrations of a service', () => {
  it('are numbered from 1 without a gap', () => {
    expect(() => checkNumbers([first, second])).not.toThrow();
    expect(() => checkNumbers([first, third])).toThrow('Migration change-3 has number 3, and 2 is next.');
  });

  it('have names of their own, and say how long they may run', () => {
    expect(() => checkNumbers([first, migration(2, { name: 'change-1' })])).toThrow(
      'Two migrations are named change-1.',
    );
    expect(() => checkNumbers([migration(1, { maximumMs: 0 })])).toThrow('does not say how long it may run');
  });
});
