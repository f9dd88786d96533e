import { ROLE } from '@pothik/contracts/platform';
import { areaOf, DRIVER_REGISTRATION, dashboardOf, rolesOf } from './access.rules';

it.each([
  ['/rider', 'rider'],
  ['/driver/earnings', 'driver'],
  ['/admin/analytics', 'admin'],
  ['/riders', undefined],
  ['/profile', undefined],
  [DRIVER_REGISTRATION, undefined],
])('the area of %s: %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

it('the dashboard of each role is in an area that the role may enter', () => {
  for (const role of Object.values(ROLE)) {
    const area = areaOf(dashboardOf(role));
    expect(area && rolesOf(area)).toContain(role);
  }
});

it('only an area’s own roles may enter it', () => {
  expect([rolesOf('rider'), rolesOf('driver'), rolesOf('admin')]).toEqual([
    ['RIDER'],
    ['DRIVER'],
    ['ADMIN', 'SUPER_ADMIN'],
  ]);
});
