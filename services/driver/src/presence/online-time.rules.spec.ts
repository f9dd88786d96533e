import { onlineMsWithin } from './online-time.rules.js';

const at = (time: string) => new Date(`2026-11-02T${time}:00+06:00`);
const minutes = (count: number) => count * 60_000;
const DAY = { start: at('00:00'), end: new Date('2026-11-03T00:00:00+06:00') };
const YESTERDAY = new Date('2026-11-01T23:00:00+06:00');
const online = (from: Date, to: Date) => ({ from, to });

describe('the time online in a period', () => {
  it('is the sum of what was finished and of what goes on', () => {
    const morning = online(at('08:00'), at('09:30'));
    expect(onlineMsWithin(DAY, [morning], null, at('12:00'))).toBe(minutes(90));
    expect(onlineMsWithin(DAY, [morning], at('11:45'), at('12:00'))).toBe(minutes(105));
    expect(onlineMsWithin(DAY, [], null, at('12:00'))).toBe(0);
  });

  it('has of a stretch over midnight only its own part', () => {
    expect(onlineMsWithin(DAY, [online(YESTERDAY, at('00:20'))], null, at('12:00'))).toBe(minutes(20));
    const tomorrow = new Date('2026-11-03T06:00:00+06:00');
    expect(onlineMsWithin(DAY, [], at('23:00'), tomorrow)).toBe(minutes(60));
  });

  it('counts no moment twice', () => {
    const twice = [online(at('08:00'), at('09:00')), online(at('08:30'), at('09:10'))];
    expect(onlineMsWithin(DAY, twice, at('09:05'), at('09:20'))).toBe(minutes(80));
  });
});
