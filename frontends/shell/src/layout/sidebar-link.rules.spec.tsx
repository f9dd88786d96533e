import { entryAt } from './sidebar-link.rules';
import { SIDEBAR } from './sidebar-links';

it.each([
  ['/rider/activity', '', '/rider/activity'],
  ['/rider/rides/00', '', '/rider/activity'],
  ['/rider/ride-request', '', '/rider/ride-request'],
  ['/rider/ride-request', '?page=2', '/rider/ride-request'],
  ['/rider/ride-request', '?view=payments', '/rider/ride-request?view=payments'],
  ['/rider/ride-request', '?page=2&view=payments', '/rider/ride-request?view=payments'],
  ['/rider/nowhere', '', undefined],
])('%s%s belongs to the entry %s: Cancelled Ride and Payment History share a path', (pathname, search, to) => {
  expect(entryAt(SIDEBAR.RIDER, { pathname, search })?.to).toBe(to);
});

it.each([
  [undefined, '/driver/ride-request'],
  [{ list: '/driver/ride-completed' }, '/driver/ride-request'],
  [{ section: '/driver/ride-completed' }, '/driver/ride-completed'],
  [{ section: '/driver/ride-rejected?status=CANCELLED' }, '/driver/ride-rejected'],
])('a ride’s page that says %j belongs to %s', (state, to) => {
  expect(entryAt(SIDEBAR.DRIVER, { pathname: '/driver/rides/00', search: '', state })?.to).toBe(to);
});
