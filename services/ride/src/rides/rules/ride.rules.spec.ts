import { hasExpired, later, moveTo, partyOf, requireEdge, requireParty } from './ride.rules.js';
import { ADMINISTRATOR, DRIVER, NOW, OTHER_DRIVER, OTHER_RIDER, RIDER, refusalOf, rideIn } from './sample-ride.js';

const step = { by: 'DRIVER', personId: DRIVER.id, at: later(NOW, 5) } as const;

describe('the party of a caller', () => {
  it('is rider, driver or administrator', () => {
    expect([RIDER, DRIVER, ADMINISTRATOR].map((caller) => partyOf(rideIn('ACCEPTED'), caller))).toEqual([
      'RIDER',
      'DRIVER',
      'ADMINISTRATOR',
    ]);
  });

  it.each([OTHER_RIDER, OTHER_DRIVER])('is refused as not found for somebody else', (caller) => {
    expect(refusalOf(() => partyOf(rideIn('ACCEPTED'), caller))).toBe('ride/not-found');
  });

  it('is refused as not found when a call is for the other party alone', () => {
    expect(refusalOf(() => requireParty(rideIn('ACCEPTED'), DRIVER, 'RIDER'))).toBe('ride/not-found');
    expect(refusalOf(() => requireParty(rideIn('ACCEPTED'), RIDER, 'RIDER'))).toBe('not refused');
  });
});

it('each transition is taken only by the parties of the table', () => {
  expect(requireEdge('PICKED UP', 'IN TRANSIT', 'DRIVER')).toMatchObject({ through: 'update-status' });
  expect(refusalOf(() => requireEdge('PICKED UP', 'IN TRANSIT', 'RIDER'))).toBe('ride/not-yours-to-change');
  expect(refusalOf(() => requireEdge('COMPLETED', 'CANCELLED', 'ADMINISTRATOR'))).toBe('ride/illegal-transition');
});

it('a deadline has expired from its exact moment on; a null deadline never expires', () => {
  expect([hasExpired(NOW, later(NOW, -1)), hasExpired(NOW, NOW), hasExpired(null, NOW)]).toEqual([false, true, false]);
});

describe('a ride that changes its status', () => {
  it('adds the step to its history and to its domain events', () => {
    const { ride, domainEvents } = moveTo(rideIn('REQUESTED'), 'REJECTED', { ...step, reason: 'Too far away' });
    expect(ride.history.at(-1)).toEqual({ from: 'REQUESTED', to: 'REJECTED', ...step, reason: 'Too far away' });
    expect(domainEvents).toEqual([
      { kind: 'statusChanged', from: 'REQUESTED', to: 'REJECTED', by: 'DRIVER', reason: 'Too far away', cause: '' },
    ]);
  });

  it('has its code while ACCEPTED only', () => {
    expect(moveTo(rideIn('ACCEPTED'), 'ACCEPTED', step).ride.code).not.toBeNull();
    expect(moveTo(rideIn('ACCEPTED'), 'PICKED UP', step).ride.code).toBeNull();
  });

  it('keeps its last deadlines while open, and has none once ended', () => {
    const { alertAt, endBy } = rideIn('PICKED UP');
    expect(moveTo(rideIn('PICKED UP'), 'IN TRANSIT', step).ride).toMatchObject({ alertAt, endBy, endedAt: null });
    expect(moveTo(rideIn('IN TRANSIT'), 'COMPLETED', step).ride).toMatchObject({
      alertAt: null,
      endBy: null,
      endedAt: step.at,
    });
  });
});
