import { SharedRenewals } from './shared-renewals.js';

const COOKIES = 'refreshToken=one';

function fixture() {
  const made: number[] = [];
  const renewals = new SharedRenewals<number>((renewal) => renewal > 0);
  const renew = (outcome: () => number, cookies = COOKIES) =>
    renewals.renew(cookies, async () => {
      made.push(1);
      return outcome();
    });
  return { made, renew };
}

describe('calls with the same cookies', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('share one renewal, also those that come within a second of it', async () => {
    const { made, renew } = fixture();
    expect(await Promise.all([renew(() => 1), renew(() => 2)])).toEqual([1, 1]);
    jest.advanceTimersByTime(999);
    expect(await renew(() => 3)).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await renew(() => 4)).toBe(4);
    expect(made).toHaveLength(2);
  });

  it('try one that failed, or was refused, again', async () => {
    const { renew } = fixture();
    const fails = () => {
      throw new Error('auth is away');
    };
    await expect(renew(fails)).rejects.toThrow('auth is away');
    expect(await renew(() => 0)).toBe(0);
    expect(await renew(() => 1)).toBe(1);
  });

  it('do not share with other cookies', async () => {
    const { renew } = fixture();
    expect(await Promise.all([renew(() => 1), renew(() => 2, 'refreshToken=other')])).toEqual([1, 2]);
  });
});
