import { NOTIFICATION_KIND, type Notification } from '@pothik/contracts/notification';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { QUERY_KEY, queryClient } from '../cache/query-client';
import { onNotifications } from './notifications';
import { applyStreamMessage, changesSince, latestNumber, passedMs, resetLatestNumber } from './stream-messages';

const entry = (number: number): Notification => ({
  number,
  kind: NOTIFICATION_KIND.FARE_SET,
  subjectId: '0123456789abcdef01234567',
  facts: {},
  changes: ['ride'],
  at: '2026-11-02T06:00:00.000Z',
});
const isOld = (key: readonly string[]) => queryClient.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  queryClient.clear();
  resetLatestNumber();
  for (const key of [QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me]) queryClient.setQueryData(key, null);
});

it('a notification invalidates what it changes, reaches every listener once, and is where to resume', async () => {
  const heard: number[] = [];
  const stop = onNotifications(({ number }) => heard.push(number));
  for (const number of [4, 5, 5, 4]) await applyStreamMessage({ kind: 'entry', entry: entry(number) });
  stop();
  expect(heard).toEqual([4, 5]);
  expect(latestNumber()).toBe(5);
  expect(isOld(QUERY_KEY.currentRide)).toBe(true);
  expect(isOld(QUERY_KEY.me)).toBe(false);
});

it('a notification of a former release, which does not say what it changes, makes all live data be refetched', async () => {
  const { changes: _changes, ...former } = entry(6);
  await applyStreamMessage({ kind: 'entry', entry: former });
  expect(latestNumber()).toBe(6);
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([true, true, true]);
});

it('a hint invalidates the list of free drivers and nothing else', async () => {
  await applyStreamMessage({ kind: 'hint' });
  expect(isOld(QUERY_KEY.freeDrivers)).toBe(true);
  expect(isOld(QUERY_KEY.currentRide)).toBe(false);
});

it('a change without a notification invalidates what it is about, and no listener hears of it', async () => {
  const heard: number[] = [];
  const stop = onNotifications(({ number }) => heard.push(number));
  await applyStreamMessage({ kind: 'changed', topic: 'ride' });
  stop();
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([true, true, false]);
  expect([heard, latestNumber()]).toEqual([[], undefined]);
  await applyStreamMessage({ kind: 'changed', topic: 'person' });
  expect(isOld(QUERY_KEY.me)).toBe(true);
});

it('a change of a topic that a newer release knows does nothing', async () => {
  await applyStreamMessage({ kind: 'changed', topic: 'weather' });
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([false, false, false]);
});

it('the first cursor invalidates all live data, as something may have been missed, but not the person', async () => {
  await applyStreamMessage({ kind: 'cursor', number: 7 });
  expect(latestNumber()).toBe(7);
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([true, true, false]);
});

it('the first cursor invalidates what changed since this tab asked, where the server knows', async () => {
  await applyStreamMessage({ kind: 'cursor', number: 7, changes: ['free-drivers', 'weather'] });
  expect(latestNumber()).toBe(7);
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([false, true, false]);
});

it('the first cursor asks again what failed before, although nothing changed', async () => {
  const failed = [['RideRequest', 'list', {}], QUERY_KEY.feed, ['User', 'list', {}]].map((queryKey) => {
    const queryFn = jest.fn(async () => Promise.reject(new Error('no line')));
    const stop = new QueryObserver(queryClient, { queryKey, queryFn, retry: false }).subscribe(() => {});
    return { queryKey, queryFn, stop };
  });
  await waitFor(() =>
    expect(failed.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status)).toEqual(
      failed.map(() => 'error'),
    ),
  );
  await applyStreamMessage({ kind: 'cursor', number: 7, changes: [] });
  expect(failed.map(({ queryFn }) => queryFn.mock.calls.length)).toEqual([2, 2, 1]);
  expect(isOld(QUERY_KEY.currentRide)).toBe(false);
  for (const { stop } of failed) stop();
});

it('the time since this tab asked is the longer one of two clocks', () => {
  const since = { page: 1000, device: 50_000 };
  expect(passedMs(since, { page: 1400, device: 40_000 })).toBe(400);
  expect(passedMs(since, { page: 1400, device: 90_000 })).toBe(40_000);
});

it('the server knows what changed since this tab asked, when it remembers longer than that', () => {
  const recent = { ms: 30_000, topics: ['ride'] };
  expect(changesSince(recent, 28_000)).toEqual(['ride']);
  expect(changesSince(recent, 28_001)).toBeUndefined();
  expect(changesSince(undefined, 0)).toBeUndefined();
});

it('a new leader’s cursor invalidates nothing if this tab knows it; else a notification was missed', async () => {
  await applyStreamMessage({ kind: 'entry', entry: entry(7) });
  for (const key of [QUERY_KEY.currentRide, QUERY_KEY.freeDrivers]) queryClient.setQueryData(key, null);
  const keys = [QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me];
  await applyStreamMessage({ kind: 'cursor', number: 7 });
  expect(keys.map(isOld)).toEqual([false, false, false]);
  await applyStreamMessage({ kind: 'cursor', number: 9 });
  expect(latestNumber()).toBe(9);
  expect(keys.map(isOld)).toEqual([true, true, true]);
});

it('a reset invalidates everything, and is where to resume', async () => {
  await applyStreamMessage({ kind: 'entry', entry: entry(9) });
  await applyStreamMessage({ kind: 'reset', number: 3 });
  expect(latestNumber()).toBe(3);
  expect([QUERY_KEY.currentRide, QUERY_KEY.freeDrivers, QUERY_KEY.me].map(isOld)).toEqual([true, true, true]);
});
