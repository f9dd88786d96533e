import { authEvents } from '@pothik/contracts/auth';
import type { EventActor } from '@pothik/contracts/platform';
import { noticeOfEmail, noticeOfNumber, noticeOfSos, noticeOfStatus } from './notice.rules.js';

const OWNER = { kind: 'person', id: 'owner', role: 'RIDER' } as const;
const FORMER = '+8801712345678';

const told = (payload: { from?: string; isTaken?: true }, actor: EventActor = OWNER) =>
  noticeOfNumber({
    ...{ id: 'event', type: authEvents.phoneChanged.type, version: 1, aggregateId: 'owner', aggregateVersion: 2 },
    ...{ occurredAt: '2026-12-01T06:00:00.000Z', correlationId: 'test', actor },
    payload: { account: { id: 'owner', name: '', email: '', role: 'RIDER', verified: true }, ...payload },
  });

describe('a number', () => {
  it('that is the first one concerns no other number', () => {
    expect(told({})).toEqual({ told: 'number-added', to: ['owner'], key: 'event' });
  });

  it('that its owner changed, or somebody else for them, is told to the former one', () => {
    const notice = { to: ['owner'], key: 'event', number: FORMER };
    expect(told({ from: FORMER })).toEqual({ ...notice, told: 'number-changed' });
    for (const actor of [{ kind: 'person', id: 'other', role: 'ADMIN' }, { kind: 'system' }] as const)
      expect(told({ from: FORMER }, actor)).toEqual({ ...notice, told: 'number-replaced' });
  });

  it('that somebody else has now is told without it', () => {
    expect(told({ from: FORMER, isTaken: true })).toEqual({ told: 'number-taken', to: ['owner'], key: 'event' });
  });
});

it('an e-mail that was added is told to the number of the account; a registration, which has either of the two, to nobody', () => {
  const of = (account: object) =>
    noticeOfEmail({ id: 'event', payload: { account: { id: 'owner', ...account } } } as never);
  expect(of({ email: 'owner@pothik.test', phone: FORMER })).toEqual({
    told: 'email-added',
    to: ['owner'],
    key: 'event',
    number: FORMER,
  });
  for (const account of [{ email: 'owner@pothik.test' }, { email: '', phone: FORMER }])
    expect(of(account)).toBeUndefined();
});

it('a driver is told of a suspension, not of an approval', () => {
  const event = (to: string) => ({ id: 'event', payload: { driver: { userId: 'driver' }, to } }) as never;
  expect(noticeOfStatus(event('SUSPENDED'))).toEqual({ told: 'driver-suspended', to: ['driver'], key: 'event' });
  expect(noticeOfStatus(event('APPROVED'))).toBeUndefined();
});

it('an SOS is told to administrators once for its incident', () => {
  const event = { id: 'event', payload: { incident: { id: 'incident', rideId: 'ride' } } } as never;
  expect(noticeOfSos(event)).toEqual({
    told: 'ride.sos-raised',
    to: 'administrators',
    key: 'sos:incident',
    rideId: 'ride',
  });
});
