import type { Notification } from '@pothik/contracts/notification';
import { badgeOf, type NotificationList, unreadCount, withEntry } from './notification-list.rules';

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
  it('joins the feed behind the newest one', () => {
    const feed = withEntry(notificationsUpTo(2), entry(3));
    expect([feed?.last, feed?.entries.map(({ number }) => number)]).toEqual([3, [1, 2, 3]]);
  });

  it('that is known changes nothing', () => {
    const feed = notificationsUpTo(2);
    expect(withEntry(feed, entry(2))).toBe(feed);
  });

  it('after a gap means that the feed must be fetched', () => {
    expect(withEntry(notificationsUpTo(2), entry(4))).toBeUndefined();
  });

  it('pushes the oldest out once a page is full', () => {
    const numbers = withEntry(notificationsUpTo(100), entry(101))?.entries.map(({ number }) => number);
    expect([numbers?.length, numbers?.[0], numbers?.at(-1)]).toEqual([100, 2, 101]);
  });
});

it('unread is what came after the entry read last', () => {
  expect(unreadCount(notificationsUpTo(5, 3))).toBe(2);
  expect(unreadCount(notificationsUpTo(5, 5))).toBe(0);
});

it('the figure on the bell stops at 99+', () => {
  expect([1, 99, 100].map((unread) => badgeOf(unread, String))).toEqual(['1', '99', '99+']);
});
