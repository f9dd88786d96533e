import { ADMINISTRATION } from './administration-links';

it('the administrators’ sidebar links every page of /admin, analytics first', () => {
  expect(ADMINISTRATION.map(({ to }) => to)).toEqual([
    '/admin/analytics',
    '/admin/all-drivers',
    '/admin/approved-drivers',
    '/admin/pending-drivers',
    '/admin/suspended-drivers',
    '/admin/rides',
    '/admin/live',
    '/admin/sos',
    '/admin/tariffs',
    '/admin/places',
    '/admin/users',
    '/admin/acts',
  ]);
});
