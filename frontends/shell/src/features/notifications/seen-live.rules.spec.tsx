import type { Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { rideSeenLive } from './seen-live.rules';

const RIDE = '0123456789abcdef01234567';
const OTHER = '0123456789abcdef01234568';
const entry = (fields: Partial<Notification> = {}): Notification => ({
  ...{ number: 1, kind: 'ride-status-changed', subjectId: RIDE, facts: {}, at: '2026-11-02T06:00:00.000Z' },
  leadsTo: { page: 'ride', id: RIDE },
  ...fields,
});
const onScreen = (role: Role, pathname: string, visible = true) => ({ role, pathname, visible });

it.each<[Role, string]>([
  ['RIDER', '/rider/current-ride'],
  ['RIDER', `/rider/rides/${RIDE}`],
  ['DRIVER', '/driver/ride-request'],
  ['DRIVER', `/driver/rides/${RIDE}`],
])('a %s sees it happen at %s, in a tab that is in sight', (role, pathname) => {
  expect(rideSeenLive(entry(), onScreen(role, pathname))).toBe(RIDE);
  expect(rideSeenLive(entry(), onScreen(role, pathname, false))).toBeUndefined();
});

it.each<[Role, string]>([
  ['RIDER', '/about'],
  ['RIDER', `/rider/rides/${OTHER}`],
  ['DRIVER', '/driver/earnings'],
])('a %s does not see it at %s', (role, pathname) => {
  expect(rideSeenLive(entry(), onScreen(role, pathname))).toBeUndefined();
});

it.each(['/driver/ride-request', '/driver/earnings', '/'])('a driver sees a request come up at %s', (pathname) => {
  const request = entry({ kind: 'ride-requested', leadsTo: { page: 'requests' } });
  expect(rideSeenLive(request, onScreen('DRIVER', pathname))).toBe(RIDE);
  expect(rideSeenLive(request, onScreen('DRIVER', '/about'))).toBeUndefined();
});

it.each<Partial<Notification>>([
  { kind: 'sos-acknowledged' },
  { kind: 'ride-overdue', leadsTo: { page: 'ride', id: RIDE } },
  { kind: 'availability-changed', leadsTo: { page: 'requests' } },
])('anything else is never read by itself: %j', (fields) => {
  expect(rideSeenLive(entry(fields), onScreen('DRIVER', '/driver/ride-request'))).toBeUndefined();
});

it.each<Notification['facts']>([
  { outcome: 'UNANSWERED' },
  { to: 'CANCELLED', cause: 'unanswered' },
  { to: 'REJECTED' },
])('a request that is gone stays unread for its driver: %j', (facts) => {
  expect(rideSeenLive(entry({ facts }), onScreen('DRIVER', '/driver/ride-request'))).toBeUndefined();
});
