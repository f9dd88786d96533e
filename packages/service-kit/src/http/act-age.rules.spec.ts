import { actAgeOf } from './act-age.rules.js';

describe('Act-Age', () => {
  it.each([
    ['0', 0],
    ['420000', 420_000],
    ['86400000', 86_400_000],
  ])('%s is read as whole milliseconds', (header, age) => {
    expect(actAgeOf(header)).toBe(age);
  });

  it.each([
    '-1',
    '',
    'seven minutes',
    '1.5',
    '1e3',
    '0x10',
    ' 5',
    '৫০০০',
    '5, 6',
    '86400001',
    '31536000000',
    '9'.repeat(400),
  ])('"%s" says nothing: the act is of this moment', (header) => {
    expect(actAgeOf(header)).toBe(0);
  });

  it('says nothing when it is absent or repeated', () => {
    expect(actAgeOf(undefined)).toBe(0);
    expect(actAgeOf(['5000', '6000'])).toBe(0);
  });
});
