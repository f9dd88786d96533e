import { later, type Ride, type RideCaller } from './ride.rules.js';
import {
  ADMINISTRATOR,
  DRIVER,
  HOUR,
  MINUTE,
  NOW,
  OTHER_DRIVER,
  OTHER_RIDER,
  RIDER,
  refusalOf,
  rideIn,
} from './sample-ride.js';
import { lookAtStartCode, renewStartCode, verifyStartCode } from './start-code.rules.js';

const RIGHT = '482913';
const WRONG = '000000';
const accepted = rideIn('ACCEPTED');
const verify = (ride: Ride, typed = RIGHT, caller: RideCaller = DRIVER, at = NOW) =>
  verifyStartCode(ride, caller, typed, (one, other) => one === other, at);
const withTries = (triesLeft: number) => rideIn('ACCEPTED', { code: { value: RIGHT, triesLeft, renewals: 0 } });

describe('the rider’s code', () => {
  it('picks the rider up, and sets the alert 6 hours and the end 24 hours later', () => {
    const { ride, domainEvents } = verify(accepted);
    expect(ride).toMatchObject({ status: 'PICKED UP', pickedUpAt: NOW, pickUpBy: null, code: null, fare: 220 });
    expect(ride.alertAt).toEqual(later(NOW, 6 * HOUR));
    expect(ride.endBy).toEqual(later(NOW, 24 * HOUR));
    expect(domainEvents).toEqual([expect.objectContaining({ from: 'ACCEPTED', to: 'PICKED UP', by: 'DRIVER' })]);
  });

  it('typed wrongly costs a try, which is stored and told, and the call is refused', () => {
    const { ride, domainEvents, refusal } = verify(accepted, WRONG);
    expect(ride).toEqual({ ...accepted, code: { value: RIGHT, triesLeft: 4, renewals: 0 } });
    expect(domainEvents).toEqual([{ kind: 'startCodeMistyped' }]);
    expect(refusal?.code).toBe('ride/code-wrong');
  });

  it('is locked after the fifth wrong try, even for the right code', () => {
    const { ride } = verify(withTries(1), WRONG);
    expect(ride.code?.triesLeft).toBe(0);
    expect(refusalOf(() => verify(ride))).toBe('ride/code-locked');
  });

  it('is refused before the fare is set', () => {
    expect(refusalOf(() => verify(rideIn('ACCEPTED', { fare: null })))).toBe('ride/fare-missing');
  });

  it('is verified by its driver alone', () => {
    for (const caller of [RIDER, OTHER_DRIVER, ADMINISTRATOR]) {
      expect(refusalOf(() => verify(accepted, RIGHT, caller))).toBe('ride/not-found');
    }
  });

  it('is refused after 45 minutes', () => {
    const late = later(NOW, 45 * MINUTE);
    expect(refusalOf(() => verify(accepted, RIGHT, DRIVER, late))).toBe('ride/pick-up-too-late');
  });

  it.each(['REQUESTED', 'PICKED UP', 'CANCELLED'] as const)('is refused while %s', (status) => {
    expect(refusalOf(() => verify(rideIn(status)))).toBe('ride/illegal-transition');
  });
});

describe('renewing the code', () => {
  it('gives a fresh code and five tries', () => {
    const { ride, domainEvents } = renewStartCode(withTries(0), RIDER, '771204', NOW);
    expect(ride.code).toEqual({ value: '771204', triesLeft: 5, renewals: 1 });
    expect(domainEvents).toEqual([{ kind: 'startCodeRenewed' }]);
  });

  it('is possible five times a ride', () => {
    const used = rideIn('ACCEPTED', { code: { value: RIGHT, triesLeft: 0, renewals: 5 } });
    expect(refusalOf(() => renewStartCode(used, RIDER, '771204', NOW))).toBe('ride/code-renewals-used');
  });

  it('is its rider’s alone', () => {
    expect(refusalOf(() => renewStartCode(accepted, DRIVER, '771204', NOW))).toBe('ride/not-found');
    expect(refusalOf(() => renewStartCode(accepted, OTHER_RIDER, '771204', NOW))).toBe('ride/not-found');
  });

  it('is refused after 45 minutes', () => {
    const late = later(NOW, 45 * MINUTE);
    expect(refusalOf(() => renewStartCode(accepted, RIDER, '771204', late))).toBe('ride/pick-up-too-late');
    expect(renewStartCode(accepted, RIDER, '771204', later(late, -1)).ride.code?.value).toBe('771204');
  });

  it('is possible while ACCEPTED only', () => {
    expect(refusalOf(() => renewStartCode(rideIn('PICKED UP'), RIDER, '771204', NOW))).toBe('ride/illegal-transition');
  });
});

describe('the code of a ride that was booked by phone', () => {
  const bookedBy = { personId: ADMINISTRATOR.id, at: NOW };

  it('is looked at while ACCEPTED, which changes nothing and is recorded', () => {
    const ride = rideIn('ACCEPTED', { bookedBy });
    expect(lookAtStartCode(ride)).toEqual({ ride, domainEvents: [{ kind: 'code-looked-at' }] });
  });

  it.each(['REQUESTED', 'PICKED UP', 'COMPLETED'] as const)('is not there while %s', (status) => {
    expect(refusalOf(() => lookAtStartCode(rideIn(status, { bookedBy })))).toBe('ride/code-not-there');
  });

  it('is the rider’s alone where the rider booked', () => {
    expect(refusalOf(() => lookAtStartCode(rideIn('ACCEPTED')))).toBe('ride/not-booked-by-phone');
  });
});
