import { PERIOD_DAYS } from '@pothik/contracts/platform';
import {
  addressOfPeriod,
  daysOf,
  isPeriod,
  MAXIMUM_DAYS,
  periodBefore,
  periodOfAddress,
  periodsOfAddress,
  wholeDays,
} from './period.rules';

/** 01:30 on 3 November in Dhaka, still the 2nd in UTC. */
const NOW = new Date('2026-11-02T19:30:00Z');
const periodOf = (address: string) => periodOfAddress(new URLSearchParams(address), NOW);

describe('the period of the analytics', () => {
  it('is by default the last 30 days in Dhaka, today included', () => {
    expect(periodOf('')).toEqual({ latest: '30', from: '2026-10-05', to: '2026-11-03' });
  });

  it('is as many days as the address says', () => {
    expect(periodOf('days=7')).toEqual({ latest: '7', from: '2026-10-28', to: '2026-11-03' });
  });

  it('is the chosen days', () => {
    expect(periodOf('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });

  it.each(['days=8', 'from=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'from=2026-02-02&to=2026-02-01'])(
    'is the last 30 days when %s is invalid',
    (address) => {
      expect(periodOf(address).latest).toBe('30');
    },
  );

  it('ends on or after its first day and has at most 366 days', () => {
    expect(MAXIMUM_DAYS).toBe(PERIOD_DAYS.maximum);
    expect(isPeriod({ from: '2026-11-02', to: '2026-11-02' })).toBe(true);
    expect(isPeriod({ from: '2024-01-01', to: '2024-12-31' })).toBe(true);
    expect(isPeriod({ from: '2024-01-01', to: '2025-01-01' })).toBe(false);
    expect(isPeriod({ from: '2026-11-02', to: '2026-11-01' })).toBe(false);
  });

  it.each([
    ['2026-10-28', '2026-11-03', 7, '2026-10-21', '2026-10-27'],
    ['2026-11-03', '2026-11-03', 1, '2026-11-02', '2026-11-02'],
    ['2028-02-01', '2028-02-29', 29, '2028-01-03', '2028-01-31'],
  ])('%s to %s has %i days, and as many before it from %s to %s', (from, to, days, former, last) => {
    expect(daysOf({ from, to })).toBe(days);
    expect(periodBefore({ from, to })).toEqual({ from: former, to: last });
  });

  it.each([
    ['2026-10-28', '2026-11-03', { from: '2026-10-28', to: '2026-11-02' }],
    ['2026-10-28', '2026-11-02', { from: '2026-10-28', to: '2026-11-02' }],
    ['2026-11-02', '2026-11-09', { from: '2026-11-02', to: '2026-11-02' }],
    ['2026-11-03', '2026-11-03', undefined],
    ['2026-11-04', '2026-11-05', undefined],
  ])('%s to %s has, on 3 November, the days that are over %j', (from, to, over) => {
    expect(wholeDays({ from, to }, NOW)).toEqual(over);
  });

  it('is compared with as many days before as it has days that are over, today alone with none', () => {
    const at = (address: string) => periodsOfAddress(new URLSearchParams(address), NOW);
    expect(at('from=2026-10-28&to=2026-11-03')).toEqual({
      period: { from: '2026-10-28', to: '2026-11-03' },
      whole: { from: '2026-10-28', to: '2026-11-02' },
      before: { from: '2026-10-22', to: '2026-10-27' },
    });
    expect(at('from=2026-11-03&to=2026-11-03').before).toBeUndefined();
  });

  it.each(['', 'days=7', 'days=90', 'from=2026-01-01&to=2026-01-31'])('is read back from the address %p', (address) => {
    expect(addressOfPeriod(periodOf(address)).toString()).toBe(address);
  });
});
