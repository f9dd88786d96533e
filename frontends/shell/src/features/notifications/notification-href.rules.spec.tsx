import { FEED_KIND, type Notification } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { placeOf } from './notification-href.rules';

const RIDE = '0123456789abcdef01234567';
const OTHER = '0123456789abcdef01234560';
const step = (facts: Notification['facts']) => ({ kind: FEED_KIND.RIDE_STATUS_CHANGED, subjectId: RIDE, facts });
const told = (kind: Notification['kind'], facts: Notification['facts'] = {}) => ({ kind, subjectId: RIDE, facts });

describe('the place an entry leads to', () => {
  it('is the ride, where it is acted on while it is open', () => {
    const entry = step({ to: 'ACCEPTED', by: 'DRIVER' });
    expect(placeOf(entry, 'RIDER', RIDE)).toBe('/rider/current-ride');
    expect(placeOf(entry, 'RIDER', OTHER)).toBe(`/rider/rides/${RIDE}`);
    expect(placeOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(placeOf(entry, 'DRIVER', undefined)).toBe(`/driver/rides/${RIDE}`);
  });

  it('is the list of requests for a new one', () => {
    expect(placeOf(told('ride-requested'), 'DRIVER', undefined)).toBe('/driver/ride-request');
  });

  it('is the ride an SOS was raised in for its people, the incidents for administrators', () => {
    const entry = { kind: FEED_KIND.SOS_ACKNOWLEDGED, subjectId: OTHER, facts: { rideId: RIDE } };
    expect(placeOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(placeOf(entry, 'RIDER', undefined)).toBe(`/rider/rides/${RIDE}`);
    expect(placeOf(entry, 'ADMIN', undefined)).toBe('/admin/sos');
  });

  it('is the driver for an administrator, and one’s own profile for a driver', () => {
    expect(placeOf(told('driver-registered'), 'ADMIN', undefined)).toBe(`/admin/drivers/${RIDE}`);
    expect(placeOf(told('driver-status-changed'), 'DRIVER', undefined)).toBe('/profile');
  });

  it('is the driver for an administrator’s news of a ride, all drivers while its entry does not name one', () => {
    expect(placeOf(told('ride-overdue', { driverId: OTHER }), 'ADMIN', undefined)).toBe(`/admin/drivers/${OTHER}`);
    expect(placeOf(told('ride-status-changed'), 'SUPER_ADMIN', undefined)).toBe('/admin/all-drivers');
  });

  it('is one’s own profile for a changed role', () => {
    const readers: Role[] = ['RIDER', 'DRIVER', 'ADMIN'];
    for (const reader of readers) expect(placeOf(told('role-changed'), reader, undefined)).toBe('/profile');
  });
});
