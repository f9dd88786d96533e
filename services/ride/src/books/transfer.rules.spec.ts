import { PAYMENT_ACT, PAYMENT_STATUS } from '@pothik/contracts/ride';
import { ACCOUNT, dayOf, requireBalance, transferOf } from './transfer.rules.js';

const change = {
  rideId: '665000000000000000000005',
  riderId: '665000000000000000000001',
  driverId: '665000000000000000000002',
  driverUserId: '665000000000000000000003',
  fare: 220,
  status: PAYMENT_STATUS.SETTLED,
  act: PAYMENT_ACT.CONFIRMED,
  by: 'RIDER',
  at: '2026-11-02T18:30:00.000Z',
  way: 'CASH',
} as const;

const moved = (fields: object) => {
  const transfer = transferOf({ ...change, ...fields });
  return transfer && [transfer.key, ...transfer.legs.map(({ account, amount }) => `${account} ${amount}`)];
};

describe('transfer', () => {
  it.each([
    [{ act: 'opened', status: 'OWED' }, ['fare:', 'RIDER_OWES 220', 'DRIVER_FARES -220']],
    [{}, ['paid:', 'CASH_OF_DRIVER 220', 'RIDER_OWES -220']],
    [{ act: 'silence', way: 'NAGAD' }, ['paid:', 'WALLET_OF_DRIVER 220', 'RIDER_OWES -220']],
    [{ act: 'decided', status: 'WRITTEN_OFF' }, ['off:', 'WRITTEN_OFF 220', 'RIDER_OWES -220']],
    [{ act: 'tipped', tip: 20, status: 'OWED' }, ['tip:', 'CASH_OF_DRIVER 20', 'DRIVER_TIPS -20']],
  ])('%j moves %j', (fields, [key, ...legs]) => {
    expect(moved(fields)).toEqual([`${key}${change.rideId}`, ...legs]);
  });

  it.each(['SAID_BY_DRIVER', 'SAID_BY_RIDER', 'UNPAID_SAID', 'OWING', 'DISPUTED'] as const)(
    '%s moves nothing',
    (status) => {
      expect(moved({ status, act: 'paid' })).toBeUndefined();
    },
  );

  it('belongs to its day in Dhaka', () => {
    expect(dayOf({ at: new Date(change.at) })).toBe('2026-11-03');
  });

  it('that does not balance is a bug', () => {
    const legs = (...amounts: number[]) => amounts.map((amount) => ({ account: ACCOUNT.RIDER_OWES, amount }));
    expect(() => requireBalance({ key: 'k', legs: legs(5, -5) })).not.toThrow();
    for (const amounts of [
      [5, -4],
      [0, 0],
      [1.5, -1.5],
    ])
      expect(() => requireBalance({ key: 'k', legs: legs(...amounts) })).toThrow('do not balance');
  });
});
