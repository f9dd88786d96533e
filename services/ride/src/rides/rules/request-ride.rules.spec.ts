import { type Booking, requestRide } from './request-ride.rules.js';
import { later } from './ride.rules.js';
import { ADMINISTRATOR, driverProjection, MINUTE, NOW, RIDER, refusalOf, WRITTEN } from './sample-ride.js';

const booking = (fields: Partial<Booking> = {}): Booking => ({
  rider: { id: RIDER.id, verified: true },
  driver: driverProjection(),
  driverIsEngaged: false,
  ...WRITTEN,
  ...fields,
});

describe('requesting a ride', () => {
  it('makes a request that waits two minutes for an answer', () => {
    const { ride, domainEvents } = requestRide(booking(), NOW);
    expect(ride).toMatchObject({ status: 'REQUESTED', riderId: RIDER.id, fare: null, code: null });
    expect(ride.answerBy).toEqual(later(NOW, 2 * MINUTE));
    expect(ride.history).toEqual([
      { from: null, to: 'REQUESTED', by: 'RIDER', personId: RIDER.id, at: NOW, reason: '' },
    ]);
    expect(domainEvents).toEqual([{ kind: 'rideRequested' }]);
  });

  it.each([
    ['30 seconds in a search', { isSearch: true }, 30_000],
    ['60 seconds in a search if only push reaches the driver', { isSearch: true, isPushAlone: true }, MINUTE],
    ['two minutes for a chosen driver, however they are reached', { isPushAlone: true }, 2 * MINUTE],
  ])('gives %s', (_case, fields, ms) => {
    expect(requestRide(booking(fields), NOW).ride.answerBy).toEqual(later(NOW, ms));
  });

  it('notes who booked it at the desk, as an administrator’s step, for the audit log too', () => {
    const { ride, domainEvents } = requestRide(booking({ bookedBy: ADMINISTRATOR.id }), NOW);
    expect(ride).toMatchObject({ riderId: RIDER.id, bookedBy: { personId: ADMINISTRATOR.id, at: NOW } });
    expect(ride.history).toMatchObject([{ by: 'ADMINISTRATOR', personId: ADMINISTRATOR.id }]);
    expect(domainEvents).toEqual([{ kind: 'rideRequested' }, { kind: 'booked-by-desk' }]);
  });

  it('stores everything the rider wrote', () => {
    expect(requestRide(booking(), NOW).ride).toMatchObject(WRITTEN);
  });

  it('keeps what its points are called where a text is of another place, and no estimate', () => {
    const end = { name: 'Sadarghat, Kotwali', isOfText: true };
    const pointNames = { pickup: { ...end, isOfText: false }, dropOff: end, metres: 60 };
    expect(requestRide(booking({ pointNames }), NOW).ride).toMatchObject({ pointNames, estimate: null });
    expect(requestRide(booking(), NOW).ride.pointNames).toBeNull();
  });

  it('needs no note', () => {
    expect(requestRide(booking({ note: undefined }), NOW).ride.note).toBe('');
  });

  it('is refused to a rider who is not verified', () => {
    const rider = { id: RIDER.id, verified: false };
    expect(refusalOf(() => requestRide(booking({ rider }), NOW))).toBe('auth/not-allowed');
  });

  it('is refused when the driver is unknown', () => {
    expect(refusalOf(() => requestRide(booking({ driver: undefined }), NOW))).toBe('ride/driver-not-found');
  });

  it.each([
    ['PENDING', driverProjection({ status: 'PENDING' })],
    ['SUSPENDED', driverProjection({ status: 'SUSPENDED' })],
    ['OFFLINE', driverProjection({ availabilityStatus: 'OFFLINE' })],
  ])('is refused while the driver is %s', (_state, driver) => {
    expect(refusalOf(() => requestRide(booking({ driver }), NOW))).toBe('ride/driver-not-free');
  });

  it('is refused while the driver is engaged', () => {
    expect(refusalOf(() => requestRide(booking({ driverIsEngaged: true }), NOW))).toBe('ride/driver-not-free');
  });

  it('is refused alike while the driver blocks the rider', () => {
    expect(refusalOf(() => requestRide(booking({ isBlocked: true }), NOW))).toBe('ride/driver-not-free');
  });
});
