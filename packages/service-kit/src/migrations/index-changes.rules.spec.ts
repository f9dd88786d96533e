import { isSameIndex } from './index-changes.rules.js';

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
