import type { NotificationPage } from '@pothik/contracts/notification';
import type { Role } from '@pothik/contracts/platform';
import { hrefOf } from './notification-href.rules';

const RIDE = '0123456789abcdef01234567';
const OTHER = '0123456789abcdef01234560';
const leading = (page: NotificationPage, id?: string) => ({ leadsTo: { page, ...(id ? { id } : {}) } });
const ROLES: Role[] = ['RIDER', 'DRIVER', 'ADMIN', 'SUPER_ADMIN'];

describe('the page an entry leads to', () => {
  it('is the ride, or the page to act on it while it is open', () => {
    const entry = leading('ride', RIDE);
    expect(hrefOf(entry, 'RIDER', RIDE)).toBe('/rider/current-ride');
    expect(hrefOf(entry, 'RIDER', OTHER)).toBe(`/rider/rides/${RIDE}`);
    expect(hrefOf(entry, 'DRIVER', RIDE)).toBe('/driver/ride-request');
    expect(hrefOf(entry, 'DRIVER', undefined)).toBe(`/driver/rides/${RIDE}`);
    expect(hrefOf(entry, 'ADMIN', undefined)).toBe('/admin/all-drivers');
  });

  it.each([
    ['requests', ['/profile', '/driver/ride-request', '/profile', '/profile']],
    ['driver', ['/profile', '/profile', `/admin/drivers/${OTHER}`, `/admin/drivers/${OTHER}`]],
    ['incidents', ['/profile', '/profile', '/admin/sos', '/admin/sos']],
    ['profile', ['/profile', '/profile', '/profile', '/profile']],
  ] as const)('is for each role one that it has: %s', (page, hrefs) => {
    expect(ROLES.map((reader) => hrefOf(leading(page, OTHER), reader, undefined))).toEqual(hrefs);
  });

  it('is the own profile when a newer server names another, or a former one none', () => {
    for (const reader of ROLES) {
      expect(hrefOf(leading('of-tomorrow' as NotificationPage, RIDE), reader, undefined)).toBe('/profile');
      expect(hrefOf({}, reader, undefined)).toBe('/profile');
    }
  });
});
