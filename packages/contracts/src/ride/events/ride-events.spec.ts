import type { EventNotification } from '../../notification/domain-event.js';
import { type AskedOutcome, NOBODY } from '../dispatch.js';
import { rideEvents } from './index.js';

const ride = {
  id: 'ride',
  riderId: 'rider',
  driverUserId: 'driver-user',
  driverId: 'driver',
  status: 'ACCEPTED',
  fare: 12_500,
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur Station',
  requestedAt: '2026-11-02T05:50:00.000Z',
  acceptedAt: '2026-11-02T05:51:00.000Z',
  pickedUpAt: null,
  endedAt: null,
} as const;
const step = { ride, from: 'REQUESTED', to: 'CANCELLED', reason: '', cause: '' } as const;
type Change = Parameters<typeof rideEvents.statusChanged.notifies>[0];

/** Whom it tells what, in English. */
const said = (told: readonly EventNotification[]) =>
  told.flatMap(({ to, words }) => [to].flat().map((person) => [person, words.en]));
const changed = (fields: Pick<Change, 'by'> & Partial<Change>) =>
  said(rideEvents.statusChanged.notifies({ ...step, ...fields }));

describe('a request', () => {
  it('is told to its driver, and leads to the requests', () => {
    const [told] = rideEvents.rideRequested.notifies({ ride });
    expect(told).toMatchObject({ to: ['driver-user'], leadsTo: { page: 'requests' } });
  });

  it('that the desk made is told to the rider too, on their phones as well', () => {
    const booked = { ride: { ...ride, status: 'REQUESTED', isByPhone: true } } as const;
    expect(said(rideEvents.rideRequested.notifies(booked))).toEqual([
      ['driver-user', 'A rider asks you for a ride'],
      ['rider', 'A ride was booked by phone for you'],
    ]);
    const pushes = rideEvents.rideRequested.pushes?.(booked, ride.requestedAt) ?? [];
    expect(pushes.map(({ to, title }) => [to, title.en])).toEqual([
      [['driver-user'], 'New ride request'],
      [['rider'], 'A ride was booked by phone for you'],
    ]);
  });

  const asked = (outcome: AskedOutcome) =>
    rideEvents.driverAsked.notifies({
      ride: { ...ride, status: 'REQUESTED' },
      former: { driverId: 'former', driverUserId: 'former-user', outcome, at: ride.acceptedAt },
    });

  it.each([
    ['REJECTED', 'A driver cannot take the ride; the next is being asked', undefined],
    [
      'UNANSWERED',
      'A driver did not answer; the next is being asked',
      'You missed a request: it went to the next driver',
    ],
    ['NOT_FREE', 'A driver is not free any more; the next is being asked', 'A request went to the next driver'],
    ['MOVED_AWAY', undefined, 'The rider asked the next driver: you were moving away'],
    ['FARE_NOT_AGREED', undefined, 'The rider asked the next driver: the fare was not agreed'],
  ] as const)('that went on after %s is told to whoever does not know it', (outcome, rider, former) => {
    expect(said(asked(outcome))).toEqual([
      ['driver-user', 'A rider asks you for a ride'],
      ...(rider ? [['rider', rider]] : []),
      ...(former ? [['former-user', former]] : []),
    ]);
  });

  it('that goes on as nobody’s turn is told to the rider, and to no driver', () => {
    const looking = { ...ride, status: 'REQUESTED', driverId: NOBODY, driverUserId: NOBODY } as const;
    const former = { driverId: 'former', driverUserId: 'former-user', outcome: 'REJECTED', at: '' } as const;
    const event = { ride: looking, former };
    expect(said(rideEvents.driverAsked.notifies(event))).toEqual([
      ['rider', 'A driver cannot take the ride; we are still looking'],
    ]);
    expect(rideEvents.driverAsked.changes?.(event)).toMatchObject({ people: ['rider', 'former-user'] });
    const cancelled = {
      ride: looking,
      from: 'REQUESTED',
      to: 'CANCELLED',
      by: 'RIDER',
      reason: '',
      cause: '',
    } as const;
    expect(said(rideEvents.statusChanged.notifies(cancelled))).toEqual([]);
  });

  it('that was nobody’s is told once a driver came free', () => {
    expect(said(rideEvents.driverAsked.notifies({ ride: { ...ride, status: 'REQUESTED' } }))).toEqual([
      ['driver-user', 'A rider asks you for a ride'],
      ['rider', 'A driver has come free and is being asked'],
    ]);
  });

  it('that went on says how the former turn ended', () => {
    expect(asked('MOVED_AWAY')[1]?.facts).toMatchObject({ from: 'ACCEPTED', by: 'RIDER', outcome: 'MOVED_AWAY' });
    expect(asked('UNANSWERED')[1]?.facts).toMatchObject({ from: 'REQUESTED', by: 'SYSTEM', outcome: 'UNANSWERED' });
  });
});

describe('a step of a ride', () => {
  it.each([
    ['ACCEPTED', 'Your driver accepted the ride'],
    ['REJECTED', 'Your driver cannot take the ride'],
    ['PICKED UP', 'You have been picked up'],
    ['IN TRANSIT', 'You are on the way'],
    ['COMPLETED', 'Your ride is completed: ৳\u00a012,500'],
    ['CANCELLED', 'Your driver cancelled the ride'],
  ] as const)('of the driver is told to the rider: %s', (to, words) => {
    expect(changed({ by: 'DRIVER', to })).toEqual([['rider', words]]);
  });

  it('of the rider is told to the driver', () => {
    expect(changed({ by: 'RIDER' })).toEqual([['driver-user', 'The rider cancelled the ride']]);
  });

  it('of an administrator is told to both', () => {
    expect(changed({ by: 'ADMINISTRATOR' })).toEqual([
      ['rider', 'Pothik cancelled the ride'],
      ['driver-user', 'Pothik cancelled the ride'],
    ]);
  });

  it.each([
    ['unanswered', 'Your driver did not answer in time', 'A request was not answered in time'],
    ['driver-suspended', 'Your driver is not available any more', 'A ride was taken off your list'],
    ['driver-left', 'Your driver is no longer available. You can ask another', 'A ride was taken off your list'],
    ['account-deleted', 'Your driver is not available any more', 'A ride was taken off your list'],
    ['not-picked-up', 'The ride ended: no pick-up in time', 'The ride ended: no pick-up in time'],
    ['too-long', 'The ride ended after 24 hours', 'The ride ended after 24 hours'],
  ] as const)('of the system is told to both, with its cause: %s', (cause, rider, driver) => {
    expect(changed({ by: 'SYSTEM', cause })).toEqual([
      ['rider', rider],
      ['driver-user', driver],
    ]);
  });

  it('by which the driver took another ride is told to the rider alone', () => {
    expect(changed({ by: 'SYSTEM', cause: 'took-another-ride' })).toEqual([['rider', 'Your driver took another ride']]);
  });

  it('that ended a search without anybody is told to the driver who had the ride, else to the rider', () => {
    const cause = 'nobody-next';
    expect(changed({ by: 'SYSTEM', cause })).toEqual([
      ['driver-user', 'The rider asked the next driver: you were moving away'],
    ]);
    const former = { driverId: 'driver', driverUserId: 'driver-user', outcome: 'FARE_NOT_AGREED', at: '' } as const;
    expect(changed({ by: 'SYSTEM', cause, ride: { ...ride, asked: [former] } })).toEqual([
      ['driver-user', 'The rider asked the next driver: the fare was not agreed'],
    ]);
    expect(changed({ by: 'SYSTEM', cause, ride: { ...ride, acceptedAt: null } })).toEqual([
      ['rider', 'No driver could take your ride'],
    ]);
  });

  it('says its route and its fare in both languages, and its facts', () => {
    const [told] = rideEvents.statusChanged.notifies({ ...step, to: 'COMPLETED', by: 'DRIVER', reason: 'why' });
    expect(told?.words.bn).toBe('রাইড শেষ হয়েছে: ৳\u00a0১২,৫০০');
    expect(told?.about?.en).toBe('Dhanmondi 27 – Kamalapur Station');
    expect(told?.facts).toMatchObject({
      from: 'REQUESTED',
      to: 'COMPLETED',
      by: 'DRIVER',
      reason: 'why',
      fare: 12_500,
    });
  });

  it('changes the list of free drivers when it engages or frees its driver, and at no other step', () => {
    const changes = (from: Change['from'], to: Change['to']) =>
      rideEvents.statusChanged.changesFreeList?.({ ...step, by: 'DRIVER', from, to });
    expect(changes('REQUESTED', 'ACCEPTED')).toBe(true);
    expect(changes('IN TRANSIT', 'COMPLETED')).toBe(true);
    expect(changes('ACCEPTED', 'PICKED UP')).toBe(false);
    expect(changes('REQUESTED', 'REJECTED')).toBe(false);
  });
});

describe('an offer', () => {
  const offered = { ...ride, fare: 220, offer: 220 };

  it('is part of the request, and of the acceptance that takes it', () => {
    expect(said(rideEvents.rideRequested.notifies({ ride: { ...offered, fare: null } }))).toEqual([
      ['driver-user', 'A rider asks you for a ride for ৳\u00a0220'],
    ]);
    expect(changed({ by: 'DRIVER', to: 'ACCEPTED', ride: offered })).toEqual([
      ['rider', 'Your driver accepted the ride for ৳\u00a0220'],
    ]);
  });

  it('below the driver’s fare is told with it, an equal one is the fare', () => {
    const fareSet = (fare: number) => said(rideEvents.fareSet.notifies({ ride: { ...offered, fare } }));
    expect(fareSet(250)).toEqual([['rider', 'Your driver asks ৳\u00a0250 instead of your ৳\u00a0220']]);
    expect(fareSet(220)).toEqual([['rider', 'Your driver set the fare: ৳\u00a0220']]);
  });

  it('made again is told to the driver, with the fare it is instead of', () => {
    const made = (fare: number | null) => said(rideEvents.offerMade.notifies({ ride: { ...offered, fare } }));
    expect(made(null)).toEqual([['driver-user', 'The rider now offers ৳\u00a0220']]);
    expect(made(250)).toEqual([['driver-user', 'The rider offers ৳\u00a0220, not ৳\u00a0250']]);
  });
});

describe('the way to the pickup', () => {
  it('is told to the rider when the driver arrived or moves away, and not when he turned back', () => {
    expect(said(rideEvents.driverArrived.notifies({ ride }))).toEqual([['rider', 'Your driver has arrived']]);
    expect(said(rideEvents.approachChanged.notifies({ ride, movingAway: true }))).toEqual([
      ['rider', 'Your driver is moving away. You can ask the next driver'],
    ]);
    expect(rideEvents.approachChanged.notifies({ ride, movingAway: false })).toEqual([]);
  });
});

it('a new start code is told to both, each in their words', () => {
  expect(said(rideEvents.startCodeRenewed.notifies({ ride }))).toEqual([
    ['rider', 'You have a new start code'],
    ['driver-user', 'The rider has a new start code'],
  ]);
});

describe('an overdue ride', () => {
  it('is told to administrators, and leads to the driver, because they have no page of a ride', () => {
    expect(rideEvents.rideOverdue.notifies({ ride })).toMatchObject([
      { to: 'administrators', leadsTo: { page: 'driver', id: 'driver' } },
    ]);
  });

  it('is mailed in both languages with its number, people, time and places', () => {
    const mail = rideEvents.rideOverdue.mails?.({ ride: { ...ride, pickedUpAt: '2026-11-02T06:00:00.000Z' } });
    const { subject, text } = mail?.textOf({ nameOf: (id) => `name of ${id}`, occurredAt: '', pageOf: String }) ?? {};
    expect(subject).toBe('Overdue: ride ride is still going on');
    for (const half of text?.split('\n\n') ?? [])
      for (const word of ['name of rider', 'name of driver-user', '06:00', ride.pickupLocation, ride.dropLocation])
        expect(half).toContain(word);
  });
});
