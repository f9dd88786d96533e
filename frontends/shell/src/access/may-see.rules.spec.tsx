import { maySee } from './may-see.rules';

it('an area is for its own roles, driver registration is for riders, the rest is public', () => {
  expect(maySee('ADMIN', '/admin/sos')).toBe(true);
  expect(maySee('ADMIN', '/admin/users')).toBe(true);
  expect(maySee('DRIVER', '/admin/users')).toBe(false);
  expect(maySee('RIDER', '/admin')).toBe(false);
  expect(maySee('DRIVER', '/rider')).toBe(false);
  expect(maySee('DRIVER', '/driver/register')).toBe(false);
  expect(maySee('RIDER', '/driver-stories')).toBe(true);
});
