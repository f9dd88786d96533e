import { typedRideNumber } from './typed-ride-number.rules.js';

describe('a short number as it is typed', () => {
  it.each(['P-7Q4MK', 'p-7q4mk', ' 7Q4MK ', 'P 7Q4 MK', 'p৭q৪mk', 'P7Q4MK'])('is read: %s', (typed) => {
    expect(typedRideNumber(typed)).toBe('P-7Q4MK');
  });

  it('is read with letters that are taken for digits', () => {
    expect(typedRideNumber('P-oOIl7')).toBe('P-00117');
  });

  it.each(['', 'P-', 'P-7Q4M', 'P-7Q4MK1', 'Q-7Q4MK', 'P-7Q4MU', 'Rafiqul', '-----', 'ঢাকা মেট্রো'])(
    'is none: %s',
    (typed) => {
      expect(typedRideNumber(typed)).toBeUndefined();
    },
  );
});
