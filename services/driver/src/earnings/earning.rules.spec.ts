import { periodOf } from '@pothik/contracts/catalogue';
import { earningsOf, totalsForOthers } from './earning.rules.js';

describe('earnings by day', () => {
  it('hold every day of the period, oldest first, and add up', () => {
    const period = periodOf({ from: '2026-11-01', to: '2026-11-03' }, new Date('2026-11-03T06:00:00Z'));
    const sums = [
      { day: '2026-11-03', rides: 1, earnings: 80 },
      { day: '2026-11-01', rides: 2, earnings: 420 },
    ];
    expect(earningsOf(period, sums, 90_000)).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
      totals: { rides: 3, earnings: 500, onlineMs: 90_000 },
      byDay: [
        { day: '2026-11-01', rides: 2, earnings: 420 },
        { day: '2026-11-02', rides: 0, earnings: 0 },
        { day: '2026-11-03', rides: 1, earnings: 80 },
      ],
    });
  });
});

describe('a driver’s totals for others', () => {
  it('are without the rides that count for the driver alone', () => {
    const record = { totalRides: 7, totalEarnings: 50_900 };
    expect(totalsForOthers(record, { rides: 1, earnings: 50_000 })).toEqual({ totalRides: 6, totalEarnings: 900 });
    expect(totalsForOthers(record)).toEqual(record);
    expect(totalsForOthers()).toEqual({ totalRides: 0, totalEarnings: 0 });
  });

  it('are never below 0 while the sums follow the ledger', () => {
    expect(totalsForOthers({}, { rides: 1, earnings: 220 })).toEqual({ totalRides: 0, totalEarnings: 0 });
  });
});
