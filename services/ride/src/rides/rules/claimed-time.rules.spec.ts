import { ACT_AGE } from '@pothik/contracts/platform';
import { changeStatus } from './change-status.rules.js';
import { claimedTime, withClaimedTime } from './claimed-time.rules.js';
import { later, type Ride, type RideCaller, type RideChange } from './ride.rules.js';
import { eventsOfRide } from './ride-event.rules.js';
import { DRIVER, HOUR, MINUTE, NOW, RIDER, refusalOf, rideIn } from './sample-ride.js';
import { verifyStartCode } from './start-code.rules.js';
import { tellArrival } from './tell-arrival.rules.js';

const LATE = later(NOW, 20 * MINUTE);
const inTransit = rideIn('IN TRANSIT');

describe('the claimed time of an act that waited', () => {
  it('is as long ago as the act is old', () => {
    expect(claimedTime(inTransit, 7 * MINUTE, LATE)).toEqual(later(NOW, 13 * MINUTE));
  });

  it('is never before the ride’s last step', () => {
    expect(claimedTime(inTransit, ACT_AGE.maximumMs, LATE)).toEqual(NOW);
  });

  it('is never before the last claim, so that acts that waited together keep their own times', () => {
    const [step] = inTransit.history;
    const late = { history: [{ ...step, at: LATE, claimedAt: later(NOW, 10 * MINUTE) }] } as Pick<Ride, 'history'>;
    expect(claimedTime(late, 8 * MINUTE, LATE)).toEqual(later(NOW, 12 * MINUTE));
    expect(claimedTime(late, 15 * MINUTE, LATE)).toEqual(later(NOW, 10 * MINUTE));
  });

  it('is never in the future, though another instance’s clock is ahead', () => {
    expect(claimedTime(inTransit, MINUTE, later(NOW, -MINUTE))).toBeUndefined();
  });

  it('is none of an act that was not late', () => {
    expect(claimedTime(inTransit, 0, LATE)).toBeUndefined();
    expect(claimedTime(inTransit, ACT_AGE.lateMs, LATE)).toBeUndefined();
    expect(claimedTime(inTransit, ACT_AGE.lateMs + 1, LATE)).toEqual(later(LATE, -ACT_AGE.lateMs - 1));
    expect(claimedTime(inTransit, HOUR, later(NOW, ACT_AGE.lateMs))).toBeUndefined();
  });
});

const accepted = rideIn('ACCEPTED', { pickUpBy: later(NOW, 45 * MINUTE) });
const wanted = { driver: undefined, freshCode: '111111', reason: 'The road is closed' };
type Act = (ride: Ride, now: Date) => RideChange | undefined;
const to =
  (caller: RideCaller, status: Ride['status']): Act =>
  (ride, now) =>
    changeStatus(ride, caller, { ...wanted, to: status }, now);
const code =
  (typed: string): Act =>
  (ride, now) =>
    verifyStartCode(ride, DRIVER, typed, (one, other) => one === other, now);
const arrive: Act = (ride, now) => tellArrival(ride, DRIVER, now);
const at = (act: Act, ride: Ride, ageMs: number, now = LATE): RideChange =>
  withClaimedTime(ride, act(ride, now) as RideChange, ageMs, now);

/** Every act that a phone may keep, and a ride that allows it. */
const ACTS: [string, Act, Ride][] = [
  ['arrival', arrive, accepted],
  ['right code', code('482913'), rideIn('ACCEPTED', { arrivedAt: NOW })],
  ['wrong code', code('000000'), accepted],
  ['in transit', to(DRIVER, 'IN TRANSIT'), rideIn('PICKED UP')],
  ['completion', to(DRIVER, 'COMPLETED'), inTransit],
  ['rider’s cancellation', to(RIDER, 'CANCELLED'), accepted],
  ['driver’s cancellation', to(DRIVER, 'CANCELLED'), accepted],
];

const AGES = [ACT_AGE.lateMs + 1, 7 * MINUTE, 19 * MINUTE, HOUR, ACT_AGE.maximumMs];

/** A ride without what is only shown. */
const withoutClaims = ({ arrivalClaimedAt: _claim, ...ride }: Ride) => ({
  ...ride,
  history: ride.history.map(({ claimedAt: _claimed, ...step }) => step),
});

describe.each(ACTS)('a late %s', (_name, act, ride) => {
  it.each(AGES)('of %s ms changes no amount, no deadline, no time and no event', (ageMs) => {
    const [punctual, late] = [at(act, ride, 0), at(act, ride, ageMs)];
    expect(withoutClaims(late.ride)).toEqual(punctual.ride);
    expect(late.domainEvents).toEqual(punctual.domainEvents);
    expect(late.refusal).toEqual(punctual.refusal);
    const events = ({ ride: changed, domainEvents }: RideChange) => eventsOfRide('id', changed, domainEvents);
    expect(events(late)).toEqual(events(punctual));
  });
});

describe('a late act', () => {
  const claimedAt = later(LATE, -7 * MINUTE);

  it('has both times in the history', () => {
    const { history } = at(to(DRIVER, 'COMPLETED'), inTransit, 7 * MINUTE).ride;
    expect(history).toEqual([...inTransit.history, expect.objectContaining({ to: 'COMPLETED', at: LATE, claimedAt })]);
  });

  it('has both times of an arrival, which is no step', () => {
    expect(at(arrive, accepted, 7 * MINUTE).ride).toEqual({
      ...accepted,
      arrivedAt: LATE,
      arrivalClaimedAt: claimedAt,
    });
  });

  it('uses a try with a wrong code, and is no step', () => {
    const { ride, refusal } = at(code('000000'), accepted, 7 * MINUTE);
    expect([ride.code?.triesLeft, ride.history, refusal?.code]).toEqual([4, accepted.history, 'ride/code-wrong']);
  });

  it.each<[string, Act, Ride, string]>([
    ['an arrival after the time to pick up', arrive, { ...accepted, pickUpBy: LATE }, 'ride/pick-up-too-late'],
    ['a code after the time to pick up', code('482913'), { ...accepted, pickUpBy: LATE }, 'ride/pick-up-too-late'],
    [
      'a completion after the longest ride',
      to(DRIVER, 'COMPLETED'),
      { ...inTransit, endBy: LATE },
      'ride/end-too-late',
    ],
    ['a completion of a cancelled ride', to(DRIVER, 'COMPLETED'), rideIn('CANCELLED'), 'ride/illegal-transition'],
    ['a code for a cancelled ride', code('482913'), rideIn('CANCELLED'), 'ride/illegal-transition'],
    ['an arrival for a cancelled ride', arrive, rideIn('CANCELLED'), 'ride/arrival-not-expected'],
    ['a cancellation of a completed ride', to(RIDER, 'CANCELLED'), rideIn('COMPLETED'), 'ride/illegal-transition'],
  ])('revives nothing: %s is refused, however early it is said to be', (_name, act, ride, refusal) => {
    expect(refusalOf(() => at(act, ride, 19 * MINUTE))).toBe(refusal);
  });
});
