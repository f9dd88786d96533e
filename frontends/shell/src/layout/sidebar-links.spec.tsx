import { SIDEBAR } from './sidebar-links';

const places = (role: keyof typeof SIDEBAR) => SIDEBAR[role].map(({ to }) => to);

describe('the administrators’ sidebar', () => {
  it('leads to everything below /admin, analytics first', () => {
    expect(places('SUPER_ADMIN')).toEqual([
      '/admin/analytics',
      '/admin/all-drivers',
      '/admin/approved-drivers',
      '/admin/pending-drivers',
      '/admin/suspended-drivers',
      '/admin/sos',
      '/admin/users',
      '/admin/acts',
    ]);
  });

  it('has users and roles for SUPER_ADMIN alone', () => {
    expect(places('ADMIN')).toEqual(places('SUPER_ADMIN').filter((to) => to !== '/admin/users'));
  });
});
