import { isTried, returnToDuty, type Trial } from './demonstration-duty.rules.js';
import type { Driver } from './drivers/driver.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const driver = (fields: Partial<Driver> = {}): Driver => ({
  _id: '665000000000000000000002',
  userId: '665000000000000000000003',
  vehicleId: '665000000000000000000004',
  status: 'APPROVED',
  statusReason: '',
  statusSince: ago(600),
  availabilityStatus: 'OFFLINE',
  availabilitySince: ago(30),
  onlineSince: null,
  positionConsentAt: ago(600),
  licenseNumber: 'DK1234567',
  experience: 7,
  ...fields,
});
const returned = (fields: Partial<Driver>, trial: Partial<Trial> = {}) =>
  returnToDuty(driver(fields), { own: undefined, isStart: false, ...trial }, now);

describe('a driver of the demonstration', () => {
  it.each([
    ['ten minutes after somebody left it', { own: ago(10) }, {}],
    ['ten minutes after it was set OFFLINE', {}, { availabilitySince: ago(10) }],
    ['whose time is not known', {}, { availabilitySince: undefined }],
    ['at a start', { isStart: true }, { availabilitySince: ago(1) }],
  ])('comes back ONLINE: %s', (_case, trial, fields) => {
    const change = returned(fields as Partial<Driver>, trial);
    expect(change?.next).toMatchObject({ availabilityStatus: 'ONLINE', availabilitySince: now, onlineSince: now });
    expect(change?.events[0]?.payload).toMatchObject({ to: 'ONLINE' });
  });

  it.each([
    ['somebody is there', { own: ago(9.9) }, {}],
    ['somebody is there at a start', { own: ago(9.9), isStart: true }, {}],
    ['it was set OFFLINE a moment ago', {}, { availabilitySince: ago(9.9) }],
    ['it is suspended', { isStart: true }, { status: 'SUSPENDED' }],
    ['it waits for approval', { isStart: true }, { status: 'PENDING' }],
    ['it is paused', { isStart: true }, { pausedUntil: ago(-1) }],
    ['it is ONLINE, with consent', {}, { availabilityStatus: 'ONLINE', onlineSince: ago(60) }],
  ])('stays as it is: %s', (_case, trial, fields) => {
    expect(returned(fields as Partial<Driver>, trial)).toBeUndefined();
  });

  it('gets back the consent that somebody withdrew', () => {
    expect(returned({ positionConsentAt: null })?.next.positionConsentAt).toEqual(now);
    const online = { availabilityStatus: 'ONLINE', onlineSince: ago(60), positionConsentAt: null } as const;
    expect(returned(online)).toMatchObject({ next: { positionConsentAt: now, onlineSince: ago(60) }, events: [] });
    expect(returned(online, { own: ago(1) })).toBeUndefined();
  });

  it('is tried by somebody whose sign is younger than four fifths of the window', () => {
    expect([isTried(undefined, now, 300_000), isTried(ago(3.9), now, 300_000), isTried(ago(4), now, 300_000)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
