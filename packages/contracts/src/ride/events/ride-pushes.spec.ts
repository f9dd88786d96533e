import type { PushedNotice } from '../../notification/domain-event.js';
import { rideEvents } from './index.js';

const AT = '2026-11-02T06:00:00.000Z';
const ride = {
  id: '64f000000000000000000001',
  riderId: 'rider',
  driverUserId: 'driver-user',
  driverId: 'driver',
  status: 'REQUESTED',
  fare: 320,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  requestedAt: AT,
  acceptedAt: null,
  pickedUpAt: null,
  endedAt: null,
} as const;
const NOBODY = { driverId: '0'.repeat(24), driverUserId: '0'.repeat(24) };

/** Whom it tells what, in English; `~` where it is quiet. */
const said = (pushes: readonly PushedNotice[] | undefined) =>
  (pushes ?? []).flatMap(({ to, title, body, quiet }) =>
    [to].flat().map((one) => `${one}: ${quiet ? '~' : ''}${title.en} / ${body.en}`),
  );
type Change = Parameters<typeof rideEvents.statusChanged.notifies>[0];
const changed = (fields: Pick<Change, 'by' | 'from' | 'to'> & Partial<Change>) =>
  said(rideEvents.statusChanged.pushes?.({ ride, reason: '', cause: '', ...fields }, AT));
const OVER = 'driver-user: ~Ride request / This request is over';

describe('a request', () => {
  const requested = (fields = {}) => rideEvents.rideRequested.pushes?.({ ride: { ...ride, ...fields } }, AT) ?? [];

  it('says where, and what is offered, until it must be answered', () => {
    expect(said(requested({ offer: 220 }))).toEqual([
      'driver-user: New ride request: ৳\u00a0220 / Dhanmondi 27 – Kamalapur Station',
    ]);
    expect(requested({ answerBy: '2026-11-02T06:02:00.000Z' })[0]?.until).toBe('2026-11-02T06:02:00.000Z');
    expect(requested()[0]?.until).toBe('2026-11-02T06:00:30.000Z');
  });

  it('leaves out a phone beside a place, and the end of a long place', () => {
    const pickupLocation = `Gate 3, call ০১৭১২-৩৪৫৬৭৮ ${'x'.repeat(100)}`;
    const [{ body } = { body: { en: '' } }] = requested({ pickupLocation });
    expect(body.en).toMatch(/^Gate 3, call … x+… – Kamalapur Station$/);
  });

  it('is over on every phone of its driver, whoever ended it', () => {
    expect(changed({ from: 'REQUESTED', to: 'REJECTED', by: 'DRIVER' })).toEqual([OVER]);
    expect(changed({ from: 'REQUESTED', to: 'CANCELLED', by: 'RIDER' })).toEqual([OVER]);
    expect(changed({ from: 'REQUESTED', to: 'REJECTED', by: 'SYSTEM', cause: 'took-another-ride' })).toEqual([OVER]);
    expect(changed({ from: 'REQUESTED', to: 'CANCELLED', by: 'SYSTEM', cause: 'unanswered' })).toEqual([
      'rider: Your driver did not answer in time / Open Pothik to see the ride',
      OVER,
    ]);
  });

  it('is asked of the next driver, and over for the former', () => {
    const former = { driverId: 'former', driverUserId: 'former-user', outcome: 'UNANSWERED', at: AT } as const;
    expect(said(rideEvents.driverAsked.pushes?.({ ride, former }, AT))).toEqual([
      'driver-user: New ride request / Dhanmondi 27 – Kamalapur Station',
      'former-user: ~Ride request / This request is over',
    ]);
    expect(said(rideEvents.driverAsked.pushes?.({ ride: { ...ride, ...NOBODY } }, AT))).toEqual([]);
    const left = { ...former, outcome: 'MOVED_AWAY' } as const;
    expect(said(rideEvents.driverAsked.pushes?.({ ride: { ...ride, ...NOBODY }, former: left }, AT))).toEqual([
      'former-user: The rider asked the next driver: you were moving away / Open Pothik to see the ride',
    ]);
  });
});

describe('a ride', () => {
  const acceptedWith = (fields: Partial<Change['ride']>) =>
    changed({ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', ride: { ...ride, ...fields } });

  it.each([
    ['without a fare', { fare: null }],
    ['for the offer', { fare: 320, offer: 320 }],
  ])('that is accepted %s is told to its rider', (_how, fields) => {
    expect(acceptedWith(fields)).toEqual([
      'rider: Your driver is on the way / Open Pothik to see the driver and the plate',
      'driver-user: ~Ride request / You took this ride',
    ]);
  });

  it('that is accepted for another fare rings once: the fare, set in the same write, has its own notice', () => {
    expect(acceptedWith({ fare: 320, offer: 220 })).toEqual(['driver-user: ~Ride request / You took this ride']);
    expect(said(rideEvents.fareSet.pushes?.({ ride: { ...ride, offer: 220 } }, AT))).toHaveLength(1);
  });

  it('that is cancelled is told to whoever did not do it, without the reason', () => {
    const reason = 'he was rude';
    const why = 'They wrote why. Open Pothik to read it';
    expect(changed({ from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', reason })).toEqual([
      `driver-user: The rider cancelled the ride / ${why}`,
    ]);
    expect(changed({ from: 'ACCEPTED', to: 'CANCELLED', by: 'DRIVER', reason })).toEqual([
      `rider: Your driver cancelled the ride / ${why}`,
    ]);
    expect(changed({ from: 'IN TRANSIT', to: 'CANCELLED', by: 'ADMINISTRATOR', reason })).toEqual([
      `rider: Pothik cancelled the ride / ${why}`,
      `driver-user: Pothik cancelled the ride / ${why}`,
    ]);
  });

  it('tells its fare, never the code, and that the driver is there; nothing of its other steps', () => {
    expect(said(rideEvents.fareSet.pushes?.({ ride }, AT))).toEqual([
      'rider: The fare: ৳\u00a0320 / Your code agrees to it',
    ]);
    expect(said(rideEvents.driverArrived.pushes?.({ ride }, AT))).toEqual([
      'rider: Your driver is at the pickup / Please go to the pickup',
    ]);
    expect(changed({ from: 'ACCEPTED', to: 'PICKED UP', by: 'DRIVER' })).toEqual([]);
    expect(changed({ from: 'IN TRANSIT', to: 'COMPLETED', by: 'DRIVER' })).toEqual([]);
  });
});
