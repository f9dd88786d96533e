import { SIDEBAR } from './sidebar-links';

const hrefs = (role: keyof typeof SIDEBAR) => SIDEBAR[role].map(({ to }) => to);

describe('the administrators’ sidebar', () => {
  it('links every page of /admin, analytics first', () => {
    expect(hrefs('SUPER_ADMIN')).toEqual([
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

  it('is one for ADMIN and SUPER_ADMIN', () => {
    expect(hrefs('ADMIN')).toEqual(hrefs('SUPER_ADMIN'));
  });
});
