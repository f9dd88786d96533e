import { later, type Ride } from './ride.rules.js';
import { DRIVER, ESTIMATE, MINUTE, NOW, OTHER_DRIVER, RIDER, refusalOf, rideIn } from './sample-ride.js';
import { setFare } from './set-fare.rules.js';

const accepted = rideIn('ACCEPTED');
/** Band 100 to 150, ceiling 165, fare 120. */
const estimated = rideIn('ACCEPTED', { estimate: ESTIMATE, fare: 120 });
const set = (ride: Ride, fare: number, reason?: string) => setFare(ride, DRIVER, { fare, reason }, '771204', NOW);
const withTries = (triesLeft: number) => rideIn('ACCEPTED', { code: { value: '482913', triesLeft, renewals: 0 } });

describe('setting the fare', () => {
  it('renews the code and does not reset the tries', () => {
    const change = setFare(withTries(2), DRIVER, { fare: 300 }, '771204', NOW);
    expect(change?.ride).toMatchObject({ fare: 300, code: { value: '771204', triesLeft: 2, renewals: 0 } });
    expect(change?.domainEvents).toEqual([{ kind: 'fareSet' }]);
  });

  it('to the same amount changes nothing', () => {
    expect(setFare(accepted, DRIVER, { fare: 220 }, '771204', NOW)).toBeUndefined();
  });

  it('is its driver’s alone', () => {
    expect(refusalOf(() => setFare(accepted, OTHER_DRIVER, { fare: 300 }, '771204', NOW))).toBe('ride/not-found');
    expect(refusalOf(() => setFare(accepted, RIDER, { fare: 300 }, '771204', NOW))).toBe('ride/not-found');
  });

  it.each(['REQUESTED', 'PICKED UP', 'IN TRANSIT', 'COMPLETED'] as const)('is refused while %s', (status) => {
    expect(refusalOf(() => setFare(rideIn(status), DRIVER, { fare: 300 }, '771204', NOW))).toBe('ride/fare-frozen');
  });

  it('is refused after 45 minutes', () => {
    const late = later(NOW, 45 * MINUTE);
    expect(refusalOf(() => setFare(accepted, DRIVER, { fare: 300 }, '771204', late))).toBe('ride/pick-up-too-late');
  });
});

describe('a fare and the rider’s offer', () => {
  const until = later(NOW, 3 * MINUTE);
  const offered = (askNextUntil: Date | null = null) =>
    rideIn('ACCEPTED', { estimate: ESTIMATE, fare: null, offer: { fare: 90, raises: 0, again: 1, askNextUntil } });

  it('that is the offer needs no reason, whatever the band', () => {
    expect(set(offered(until), 90)?.ride).toMatchObject({ fare: 90, fareReason: '', offer: { askNextUntil: null } });
  });

  it.each([91, 120])('above it, %i, lets the rider ask the next for three minutes', (fare) => {
    expect(set(offered(), fare, 'Rain')?.ride).toMatchObject({
      fare,
      offer: { fare: 90, again: 1, askNextUntil: until },
    });
  });

  it('below it is simply set, with a reason outside the band', () => {
    expect(refusalOf(() => set(offered(until), 80))).toBe('ride/fare-reason-required');
    expect(set(offered(until), 80, 'A short way')?.ride).toMatchObject({ fare: 80, offer: { askNextUntil: null } });
  });

  it('another reason for the same fare leaves the three minutes as they are', () => {
    const seen = { ...offered(NOW), fare: 95, fareReason: 'Rain' };
    expect(set(seen, 95, 'Much rain')?.ride).toEqual({ ...seen, fareReason: 'Much rain' });
  });
});

describe('a fare and the fair band of the estimate', () => {
  it.each([100, 150])('at the band’s end, %i, needs no reason', (fare) => {
    expect(set(estimated, fare)?.ride).toMatchObject({ fare, fareReason: '', code: { value: '771204' } });
  });

  it.each([99, 151])('outside it, %i, needs a reason, which is stored', (fare) => {
    expect(set(estimated, fare, 'The bridge is closed')?.ride).toMatchObject({
      fare,
      fareReason: 'The bridge is closed',
      code: { value: '771204' },
    });
  });

  it.each([99, 151])('outside it, %i, is refused without a reason, and the refusal names the band', (fare) => {
    expect(() => set(estimated, fare)).toThrow(
      expect.objectContaining({ code: 'ride/fare-reason-required', details: { parameters: { low: 100, high: 150 } } }),
    );
  });

  it('may be the legal ceiling, and is refused above it, whatever the reason', () => {
    expect(set(estimated, 165, 'Two stops')?.ride.fare).toBe(165);
    expect(() => set(estimated, 166, 'Two stops')).toThrow(
      expect.objectContaining({ code: 'ride/fare-above-ceiling', details: { parameters: { ceiling: 165 } } }),
    );
  });

  it('has no highest amount where the law sets none', () => {
    const free = rideIn('ACCEPTED', { estimate: { ...ESTIMATE, ceiling: null } });
    expect(set(free, 50_000, 'To Chattogram')?.ride.fare).toBe(50_000);
  });

  it('drops a reason that is given inside it, and the former one', () => {
    expect(set(estimated, 130, 'Rain')?.ride.fareReason).toBe('');
    const outside = { ...estimated, fare: 160, fareReason: 'Rain' };
    expect(set(outside, 140)?.ride).toMatchObject({ fare: 140, fareReason: '' });
  });

  it('changes with its reason: another reason for the same fare leaves the code', () => {
    const outside = { ...estimated, fare: 160, fareReason: 'Rain' };
    const change = set(outside, 160, 'The bridge is closed');
    expect(change?.ride).toEqual({ ...outside, fareReason: 'The bridge is closed' });
    expect(change?.domainEvents).toEqual([{ kind: 'fareSet' }]);
  });

  it.each([undefined, 'Rain'])('with the same fare and the reason %s changes nothing', (reason) => {
    expect(set({ ...estimated, fare: 160, fareReason: 'Rain' }, 160, reason)).toBeUndefined();
  });

  it('is not checked, and stores no reason, in a ride without points', () => {
    expect(set(accepted, 5_000, 'Far')?.ride).toMatchObject({ fare: 5_000, fareReason: '' });
  });
});
