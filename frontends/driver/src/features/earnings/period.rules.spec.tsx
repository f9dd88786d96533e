import { addressOfPeriod, daysIn, lastDays, periodOfAddress, periodWith } from './period.rules';

/** Still the 20th in UTC, already the 21st in Dhaka. */
const NOW = new Date('2026-11-20T19:00:00.000Z');
const WEEK = { from: '2026-11-15', to: '2026-11-21' };
const read = (address: string) => periodOfAddress(new URLSearchParams(address), NOW);

describe('the days of an earnings page', () => {
  it('today is the day in Dhaka', () => {
    expect(lastDays(1, NOW)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(daysIn(lastDays(30, NOW))).toBe(30);
  });

  it('an address without parameters shows the last seven', () => {
    expect(read('')).toEqual(WEEK);
  });

  it('the address of a period is read back', () => {
    const period = { from: '2026-10-01', to: '2026-10-31' };
    expect(read(String(addressOfPeriod(period)))).toEqual(period);
  });

  it.each(['from=yesterday', 'to=2026-13-40', 'from=2026-11-21&to=2026-11-01', 'from=2020-01-01&to=2026-11-21'])(
    'invalid days show the last seven: %s',
    (address) => {
      expect(read(address)).toEqual(WEEK);
    },
  );
});

describe('choosing the first or the last day', () => {
  it('moves only that end where it can', () => {
    expect(periodWith(WEEK, { from: '2026-11-01' }, NOW)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
    expect(periodWith(WEEK, { to: '2026-11-18' }, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-18' });
  });

  it('moves the other end too when they would cross', () => {
    expect(periodWith(WEEK, { to: '2026-11-02' }, NOW)).toEqual({ from: '2026-11-02', to: '2026-11-02' });
  });

  it('gives 366 days at most', () => {
    expect(periodWith(WEEK, { from: '2025-01-01' }, NOW)).toEqual({ from: '2025-01-01', to: '2026-01-01' });
    const old = { from: '2024-01-01', to: '2024-01-31' };
    expect(periodWith(old, { to: '2026-11-21' }, NOW)).toEqual({ from: '2025-11-21', to: '2026-11-21' });
  });

  it('never goes beyond today', () => {
    expect(periodWith(WEEK, { to: '2027-01-01' }, NOW)).toEqual(WEEK);
  });
});
