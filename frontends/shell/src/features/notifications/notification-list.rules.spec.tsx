import type { Notification } from '@pothik/contracts/notification';
import { badgeOf, type NotificationList, reasonOf, rowsOf, unreadCount, withEntry } from './notification-list.rules';

/** An entry about something of its own. */
const entry = (number: number, fields: Partial<Notification> = {}): Notification => ({
  ...{ number, kind: 'driver-status-changed', subjectId: '0123456789abcdef01234567', facts: {} },
  at: '2026-11-02T06:00:00.000Z',
  ...fields,
});
const ofRide = (number: number, ride: string, fields: Partial<Notification> = {}): Notification =>
  entry(number, { kind: 'ride-status-changed', subjectId: ride, ...fields });
const notificationsUpTo = (last: number, readUpTo = 0): NotificationList => ({
  entries: Array.from({ length: Math.min(last, 100) }, (_, index) => entry(last - Math.min(last, 100) + index + 1)),
  last,
  readUpTo,
});

describe('a live entry', () => {
  it('is appended after the newest one', () => {
    const notifications = withEntry(notificationsUpTo(2), entry(3));
    expect([notifications?.last, notifications?.entries.map(({ number }) => number)]).toEqual([3, [1, 2, 3]]);
  });

  it('that is already in the list changes nothing', () => {
    const notifications = notificationsUpTo(2);
    expect(withEntry(notifications, entry(2))).toBe(notifications);
  });

  it('after a gap means that the list must be fetched again', () => {
    expect(withEntry(notificationsUpTo(2), entry(4))).toBeUndefined();
  });

  it('removes the oldest once the page is full', () => {
    const numbers = withEntry(notificationsUpTo(100), entry(101))?.entries.map(({ number }) => number);
    expect([numbers?.length, numbers?.[0], numbers?.at(-1)]).toEqual([100, 2, 101]);
  });
});

describe('the rows', () => {
  const rowNumbers = (...entries: Notification[]) => rowsOf({ entries }).map(({ number }) => number);

  it('follow each ride by its newest entry, the newest first', () => {
    const entries = [
      ofRide(1, 'A', { kind: 'ride-requested' }),
      ofRide(2, 'B'),
      ofRide(3, 'A', { kind: 'fare-set' }),
      ofRide(4, 'B', { kind: 'start-code-renewed' }),
      ofRide(5, 'A'),
    ];
    expect(rowNumbers(...entries)).toEqual([5, 4]);
  });

  it('keep every SOS, every overdue ride and everything else', () => {
    const kinds = ['sos-raised', 'sos-acknowledged', 'ride-overdue', 'driver-registered'] as const;
    const entries = kinds.flatMap((kind, index) => [
      ofRide(2 * index + 1, 'A', { kind }),
      ofRide(2 * index + 2, 'A', { kind }),
    ]);
    expect(rowNumbers(...entries)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('unread', () => {
  it('are the entries after the last one read', () => {
    expect(unreadCount(notificationsUpTo(5, 3))).toBe(2);
    expect(unreadCount(notificationsUpTo(5, 5))).toBe(0);
  });

  it('is a ride once, by its newest entry, and not when that was read by itself', () => {
    const list = (...entries: Notification[]): NotificationList => ({ entries, last: entries.length, readUpTo: 0 });
    expect(unreadCount(list(ofRide(1, 'A'), ofRide(2, 'A'), entry(3)))).toBe(2);
    expect(unreadCount(list(ofRide(1, 'A'), ofRide(2, 'A', { read: true }), entry(3)))).toBe(1);
    expect(unreadCount(list(ofRide(1, 'A', { read: true }), ofRide(2, 'A')))).toBe(1);
  });
});

it('the badge shows 99+ at most', () => {
  expect([1, 99, 100].map((unread) => badgeOf(unread, String))).toEqual(['1', '99', '99+']);
});

it('a reason is what a person wrote, not the cause of the system', () => {
  expect(reasonOf({ by: 'DRIVER', reason: 'The road is closed' })).toBe('The road is closed');
  expect(reasonOf({ by: 'SYSTEM', reason: 'The driver did not answer in time' })).toBeUndefined();
  expect(reasonOf({ by: 'DRIVER', reason: '' })).toBeUndefined();
});
