import { isSurelyUnsent, sharesOf, useOf } from './sms-day.rules.js';

const AT = new Date('2026-11-30T18:00:00Z');
const OPEN = 'sms-of-day:2026-12-01:open';
const RESERVE = 'sms-of-day:2026-12-01:reserve';

it.each([
  ['log-in', 'code'],
  ['prove-number', 'code'],
  ['delete-account', 'code'],
  ['number-changed', 'notice'],
  ['suspended', 'notice'],
  ['sos', 'urgent'],
  ['desk', 'urgent'],
] as const)('an SMS for %s is %s', (purpose, use) => {
  expect(useOf(purpose)).toBe(use);
});

describe('the SMS of a day in Dhaka', () => {
  const day = { SMS_PER_DAY: 2_000, SMS_RESERVE: 10 };

  it.each(['code', 'notice'] as const)('are open to each %s but for the reserve', (use) => {
    expect(sharesOf(use, day, AT)).toEqual([{ key: OPEN, maximum: 1_800 }]);
  });

  it('are for SOS and desk of the reserve first', () => {
    expect(sharesOf('urgent', day, AT)).toEqual([
      { key: RESERVE, maximum: 200 },
      { key: OPEN, maximum: 1_800 },
    ]);
  });

  it('are another count when the day ends', () => {
    expect(sharesOf('code', day, new Date(AT.getTime() - 1))).toMatchObject([{ key: 'sms-of-day:2026-11-30:open' }]);
  });

  it.each([
    [0, 10, 0, 0],
    [1, 10, 0, 1],
    [15, 10, 13, 2],
    [100, 0, 100, 0],
    [100, 100, 0, 100],
  ])('of %d with a reserve of %d %% are %d and %d, never more together', (SMS_PER_DAY, SMS_RESERVE, open, reserve) => {
    const shares = sharesOf('urgent', { SMS_PER_DAY, SMS_RESERVE }, AT);
    expect(shares.map(({ maximum }) => maximum)).toEqual([reserve, open]);
  });
});

describe('an SMS', () => {
  const said = 'why';
  it.each([
    [{ kind: 'refused', why: 'balance', said } as const, true],
    [{ kind: 'later', mayBeSent: false, said } as const, true],
    [{ kind: 'later', mayBeSent: true, said } as const, false],
    [{ kind: 'unreadable', said } as const, false],
    [{ kind: 'sent', parts: 1 } as const, false],
  ])('is given back only if it was surely not sent: %j', (outcome, isGivenBack) => {
    expect(isSurelyUnsent(outcome)).toBe(isGivenBack);
  });
});
