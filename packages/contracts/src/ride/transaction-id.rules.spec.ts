import { isOddTransactionId, transactionIdOf } from './transaction-id.rules.js';

describe('transaction id', () => {
  it.each([
    ['bl7a1 23xyz', 'BL7A123XYZ'],
    [' BL7A-123-XYZ ', 'BL7A123XYZ'],
    ['৭১২৩৪৫৬৭৮৯', '7123456789'],
    ['ＢＬ7', 'BL7'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(transactionIdOf(typed)).toBe(stored);
  });

  it.each([
    ['BKASH', 'BL7A123XYZ', false],
    ['BKASH', 'BL7A123', true],
    ['NAGAD', '7ABCD123', false],
    ['NAGAD', '7ABCD1234', true],
    ['ROCKET', '1234567890', false],
    ['ROCKET', '123456789A', true],
    ['CARD', 'ANYTHING', false],
    ['CASH', '', false],
  ] as const)('of %s %s is odd: %s', (way, id, isOdd) => {
    expect(isOddTransactionId(way, id)).toBe(isOdd);
  });
});
