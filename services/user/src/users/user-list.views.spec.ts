import { userViewOf } from './user-list.views.js';

const account = {
  _id: '665000000000000000000001',
  name: 'Rahima',
  email: 'rahima@pothik.test',
  role: 'RIDER' as const,
  verified: true,
  registeredAt: new Date('2026-11-02T06:00:00Z'),
};

it('a person is shown with phone and picture once their profile has arrived', () => {
  expect(userViewOf(account)).toMatchObject({ phone: '', image: '', createdAt: '2026-11-02T06:00:00.000Z' });
  const profile = { phone: '01712345678', picture: 'a.webp' };
  expect(userViewOf({ ...account, profile })).toMatchObject({
    phone: '01712345678',
    image: '/api/v1/user/images/a.webp',
  });
});

it('an admin’s rights and a guest are shown as such; nobody else’s', () => {
  expect(userViewOf({ ...account, role: 'ADMIN', rights: ['DESK'] })).toMatchObject({ rights: ['DESK'] });
  expect(userViewOf({ ...account, isGuest: true })).toMatchObject({ isGuest: true });
  const shown = userViewOf({ ...account, rights: [], isGuest: false });
  expect(shown).not.toHaveProperty('rights');
  expect(shown).not.toHaveProperty('isGuest');
});
