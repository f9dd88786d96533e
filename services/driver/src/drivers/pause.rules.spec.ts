import { cancelledSoonToday, isPaused, pauseAfter, requireNoPause } from './pause.rules.js';

const at = (time: string) => new Date(`2026-11-02T${time}+06:00`);
const ridesAt = (...times: string[]) => times.map((time, index) => ({ rideId: `ride-${index}`, at: at(time) }));

describe('a pause', () => {
  it('begins with the third ride of a day that was cancelled soon, and lasts 30 minutes', () => {
    expect(pauseAfter(ridesAt('09:00', '09:20'))).toBeUndefined();
    expect(pauseAfter(ridesAt('09:00', '09:20', '14:00'))).toEqual(at('14:30'));
  });

  it('begins again with each further one of the day', () => {
    expect(pauseAfter(ridesAt('09:00', '09:20', '14:00', '16:10'))).toEqual(at('16:40'));
  });

  it('counts the rides of a day in Dhaka alone', () => {
    const overnight = ['2026-11-02T23:50', '2026-11-02T23:55', '2026-11-03T00:05', '2026-11-03T00:10'];
    const rides = overnight.map((time, index) => ({ rideId: `ride-${index}`, at: new Date(`${time}:00+06:00`) }));
    expect(pauseAfter(rides)).toBeUndefined();
    const third = { rideId: 'third', at: at('23:58') };
    expect(pauseAfter([...rides, third])).toEqual(new Date('2026-11-03T00:28:00+06:00'));
  });

  it('is the same in whichever order the rides are known', () => {
    const rides = ridesAt('09:00', '09:20', '14:00', '16:10');
    expect(pauseAfter([...rides].reverse())).toEqual(pauseAfter(rides));
  });

  it('is over from its end on', () => {
    expect(isPaused({ pausedUntil: at('14:30') }, at('14:29'))).toBe(true);
    expect(isPaused({ pausedUntil: at('14:30') }, at('14:30'))).toBe(false);
    expect(isPaused({}, at('14:30'))).toBe(false);
  });
});

describe('who is paused', () => {
  const refusalAt = (time: string) => {
    try {
      requireNoPause({ pausedUntil: at('14:29:20') }, at(time));
    } catch (error) {
      return error as { code: string; message: string; details: { retryAfterSeconds: number } };
    }
    return undefined;
  };

  it('reads when they can go ONLINE again, in Dhaka, by the next whole minute', () => {
    const refusal = refusalAt('14:00:00');
    expect(refusal?.code).toBe('driver/paused');
    expect(refusal?.message).toMatch(/You can go online again at 2:30 PM\.$/);
    expect(refusal?.details.retryAfterSeconds).toBe(29 * 60 + 20);
  });

  it('is refused no longer than the pause', () => {
    expect(refusalAt('14:29:19')?.details.retryAfterSeconds).toBe(1);
    expect(refusalAt('14:29:20')).toBeUndefined();
    expect(() => requireNoPause({}, at('14:00'))).not.toThrow();
  });
});

it('administrators read how many there were today in Dhaka', () => {
  const cancelledSoon = ridesAt('00:00', '23:59');
  expect(cancelledSoonToday({ cancelledSoon }, at('23:59'))).toBe(2);
  expect(cancelledSoonToday({ cancelledSoon }, new Date('2026-11-03T00:00:00+06:00'))).toBe(0);
  expect(cancelledSoonToday({}, at('12:00'))).toBe(0);
});
