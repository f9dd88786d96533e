import { driverEvents } from '@pothik/contracts/driver';
import type { EventDefinition } from '@pothik/contracts/platform';
import { type DriverNotifyingEvent, driverNotificationOf } from './driver-notification.rules.js';

const ADMINISTRATORS = ['admin-1', 'admin-2'];
const driver = { id: 'driver', userId: 'driver-user', status: 'APPROVED', availabilityStatus: 'OFFLINE' };
const notificationOf = (definition: EventDefinition, payload: object = {}) =>
  driverNotificationOf(
    { type: definition.type, payload: { driver, ...payload } } as unknown as DriverNotifyingEvent,
    ADMINISTRATORS,
  );
const availabilityTold = (cause: string, to = 'OFFLINE') =>
  notificationOf(driverEvents.availabilityChanged, { to, cause }).to;

describe('administrators are notified', () => {
  it('of a driver’s registration', () => {
    expect(notificationOf(driverEvents.driverRegistered)).toMatchObject({
      kind: 'driver-registered',
      subjectId: 'driver',
      to: ADMINISTRATORS,
    });
  });

  it('of a change that waits, with the driver and without what changed', () => {
    expect(notificationOf(driverEvents.changeWaits)).toEqual({
      kind: 'driver-registered',
      subjectId: 'driver',
      facts: { status: 'APPROVED', change: 'waits' },
      to: ADMINISTRATORS,
    });
  });
});

describe('the driver is notified', () => {
  it('of a new status, with its reason', () => {
    const change = { from: 'APPROVED', to: 'SUSPENDED', reason: 'Papers missing' };
    expect(notificationOf(driverEvents.driverStatusChanged, change)).toMatchObject({
      kind: 'driver-status-changed',
      facts: change,
      to: ['driver-user'],
    });
  });

  it.each(['unanswered', 'suspended', 'logged-out', 'unreachable', 'changed'])(
    'of OFFLINE set by somebody else: %s',
    (cause) => {
      expect(availabilityTold(cause)).toEqual(['driver-user']);
    },
  );

  it('not of their own switch, nor of an OFFLINE that a late event took back', () => {
    expect(availabilityTold('switched')).toEqual([]);
    expect(availabilityTold('logged-out', 'ONLINE')).toEqual([]);
    expect(availabilityTold('unreachable', 'ONLINE')).toEqual([]);
  });

  it('of a confirmed change, by a kind that released pages know', () => {
    expect(notificationOf(driverEvents.changesConfirmed, { vehicle: {}, vehicleVersion: 2 })).toEqual({
      kind: 'availability-changed',
      subjectId: 'driver',
      facts: { to: 'OFFLINE', cause: 'changes-confirmed' },
      to: ['driver-user'],
    });
  });
});
