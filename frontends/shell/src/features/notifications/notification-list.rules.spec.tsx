import type { Notification } from '@pothik/contracts/notification';
import { badgeOf, type NotificationList, reasonOf, unreadCount, withEntry } from './notification-list.rules';

const entry = (number: number): Notification => ({
  number,
  kind: 'fare-set',
  subjectId: '0123456789abcdef01234567',
  facts: {},
  at: '2026-11-02T06:00:00.000Z',
});
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

it('unread are the entries after the last one read', () => {
  expect(unreadCount(notificationsUpTo(5, 3))).toBe(2);
  expect(unreadCount(notificationsUpTo(5, 5))).toBe(0);
});

it('the badge shows 99+ at most', () => {
  expect([1, 99, 100].map((unread) => badgeOf(unread, String))).toEqual(['1', '99', '99+']);
});

it('a reason is what a person wrote, not the cause of the system', () => {
  expect(reasonOf({ by: 'DRIVER', reason: 'The road is closed' })).toBe('The road is closed');
  expect(reasonOf({ by: 'SYSTEM', reason: 'The driver did not answer in time' })).toBeUndefined();
  expect(reasonOf({ by: 'DRIVER', reason: '' })).toBeUndefined();
});
