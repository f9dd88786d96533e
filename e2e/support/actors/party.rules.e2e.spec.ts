import { ROLE } from '@pothik/contracts/platform';
import type { Actor } from './actor.js';
import { isAdministrator, partyIn } from './party.rules.js';

const person = (_id: string) => ({ _id, name: _id, image: '' });
const ride = {
  user: person('rider'),
  driver: {
    _id: 'profile',
    user: person('driver'),
    vehicle: { vehicleType: 'CAR', brand: 'Toyota', model: 'Axio', images: [] },
    experience: 8,
  },
} satisfies Parameters<typeof partyIn>[0];
const actor = (personId: string, role: Actor['role']) => ({ personId, role }) as Actor;

it.each([
  ['rider', ROLE.RIDER, 'RIDER'],
  ['driver', ROLE.DRIVER, 'DRIVER'],
  ['somebody', ROLE.ADMIN, 'ADMINISTRATOR'],
  ['somebody', ROLE.SUPER_ADMIN, 'ADMINISTRATOR'],
  ['somebody', ROLE.RIDER, 'STRANGER'],
  ['somebody', ROLE.DRIVER, 'STRANGER'],
] as const)('a ride sees in %s, a %s, its %s', (personId, role, party) => {
  expect(partyIn(ride, actor(personId, role))).toBe(party);
});

it('an administrator who rides is that ride’s rider first', () => {
  expect(partyIn(ride, actor('rider', ROLE.ADMIN))).toBe('RIDER');
  expect(isAdministrator({ role: ROLE.DRIVER })).toBe(false);
});
