import { codesLeftWarning } from './codes-left.rules';

describe('the recovery codes that are left', () => {
  it.each([
    [10, undefined],
    [4, undefined],
    [3, 'few'],
    [2, 'few'],
    [1, 'one'],
    [0, 'none'],
  ])('%i: warn of %s', (left, warning) => {
    expect(codesLeftWarning(left)).toBe(warning);
  });
});
