import { linksOf } from './administration-links';

const pathsOf = (user: Parameters<typeof linksOf>[0]) => linksOf(user).map(({ to }) => to);

it('the administrators’ sidebar links every page of /admin, analytics first', () => {
  expect(pathsOf({ role: 'SUPER_ADMIN' })).toEqual([
    '/admin/analytics',
    '/admin/all-drivers',
    '/admin/approved-drivers',
    '/admin/pending-drivers',
    '/admin/suspended-drivers',
    '/admin/rides',
    '/admin/live',
    '/admin/desk',
    '/admin/sos',
    '/admin/payments',
    '/admin/tariffs',
    '/admin/places',
    '/admin/users',
    '/admin/acts',
  ]);
});

it('the desk is linked for an ADMIN with the right alone', () => {
  expect(pathsOf({ role: 'ADMIN' })).not.toContain('/admin/desk');
  expect(pathsOf({ role: 'ADMIN', rights: ['DESK'] })).toContain('/admin/desk');
});
