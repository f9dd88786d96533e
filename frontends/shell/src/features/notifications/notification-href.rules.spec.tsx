import { NOTIFICATION_KIND, type Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { hrefOf } from './notification-href.rules';

const RIDE = '0123456789abcdef01234567';
const OTHER = '0123456789abcdef01234560';
const step = (facts: Notification['facts']) => ({
  kind: NOTIFICATION_KIND.RIDE_STATUS_CHANGED,
  subjectId: RIDE,
  facts,
});
const notificationOf = (kind: Notification['kind'], facts: Notification['facts'] = {}) => ({
  kind,
  subjectId: RIDE,
  facts,
});

describe('the page an entry leads to', () => {
  it('is the ride, or the page to act on it while it is open', () => {
    const entry = step({ to: 'ACCEPTED', by: 'DRIVER' });
    expect(hrefOf(entry, 'RIDER', RIDE)).toBe('/rider/current-ride');
    expect(hrefOf(entry, 'RIDER', OTHER)).toBe(`/rider/rides/${RIDE}`);
    expect(hrefOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(hrefOf(entry, 'DRIVER', undefined)).toBe(`/driver/rides/${RIDE}`);
  });

  it('is the list of requests for a new request', () => {
    expect(hrefOf(notificationOf('ride-requested'), 'DRIVER', undefined)).toBe('/driver/ride-request');
  });

  it('is, for an SOS, the ride for rider and driver and the incidents for administrators', () => {
    const entry = { kind: NOTIFICATION_KIND.SOS_ACKNOWLEDGED, subjectId: OTHER, facts: { rideId: RIDE } };
    expect(hrefOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(hrefOf(entry, 'RIDER', undefined)).toBe(`/rider/rides/${RIDE}`);
    expect(hrefOf(entry, 'ADMIN', undefined)).toBe('/admin/sos');
  });

  it('is the driver for an administrator, and one’s own profile for a driver', () => {
    expect(hrefOf(notificationOf('driver-registered'), 'ADMIN', undefined)).toBe(`/admin/drivers/${RIDE}`);
    expect(hrefOf(notificationOf('driver-status-changed'), 'DRIVER', undefined)).toBe('/profile');
  });

  it('is, for a ride, the driver for an administrator, or all drivers if the entry names none', () => {
    expect(hrefOf(notificationOf('ride-overdue', { driverId: OTHER }), 'ADMIN', undefined)).toBe(
      `/admin/drivers/${OTHER}`,
    );
    expect(hrefOf(notificationOf('ride-status-changed'), 'SUPER_ADMIN', undefined)).toBe('/admin/all-drivers');
  });

  it('is one’s own profile for a changed role', () => {
    const readers: Role[] = ['RIDER', 'DRIVER', 'ADMIN'];
    for (const reader of readers) expect(hrefOf(notificationOf('role-changed'), reader, undefined)).toBe('/profile');
  });
});
