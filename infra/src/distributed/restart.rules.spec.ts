import { deathsInARow, pauseBeforeRestart } from './restart.rules.js';

describe('a process that dies', () => {
  it('is restarted after 100 ms, and after twice as long each time it dies at once', () => {
    expect([1, 2, 3, 4].map(pauseBeforeRestart)).toEqual([100, 200, 400, 800]);
  });

  it('never waits longer than five seconds', () => {
    expect(pauseBeforeRestart(50)).toBe(5_000);
  });

  it('counts its consecutive deaths', () => {
    expect(deathsInARow(0, 20)).toBe(1);
    expect(deathsInARow(3, 9_999)).toBe(4);
  });

  it('starts counting again once it has lived for ten seconds', () => {
    expect(deathsInARow(3, 10_000)).toBe(1);
  });
});
