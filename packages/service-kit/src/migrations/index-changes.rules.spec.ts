import { isSameIndex, mustRebuild } from './index-changes.rules.js';

describe('an index stands with the options that are wanted', () => {
  it.each([
    [{}, {}, true],
    [{ unique: false }, {}, true],
    [{ unique: true }, {}, false],
    [{ sparse: true }, { sparse: true }, true],
    [{ expireAfterSeconds: 0 }, {}, false],
    [{ expireAfterSeconds: 60 }, { expireAfterSeconds: 60 }, true],
    [{ partialFilterExpression: { read: true } }, { partialFilterExpression: { read: true } }, true],
    [{ partialFilterExpression: { read: true } }, { partialFilterExpression: { read: false } }, false],
  ])('%j for %j: %s', (standing, wanted, isSame) => {
    expect(isSameIndex(standing, wanted)).toBe(isSame);
  });
});

it('an index is built anew when the login or the server does not change it in place, not for another failure', () => {
  expect([13, 59, 238].map((code) => mustRebuild({ code }))).toEqual([true, true, true]);
  expect([27, 11_000, undefined].map((code) => mustRebuild({ code }))).toEqual([false, false, false]);
});
