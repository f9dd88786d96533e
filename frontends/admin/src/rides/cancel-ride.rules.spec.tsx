import { rideWith } from '../testing/samples';
import { cancelsAs } from './cancel-ride.rules';

const PHONED = { isByPhone: true } as const;
const REQUESTED = { rideStatus: 'REQUESTED' } as const;
const DESK = { role: 'ADMIN', rights: ['DESK'] } as const;

describe('a ride is cancelled by an administrator', () => {
  it.each([
    ['while ACCEPTED', rideWith(), { role: 'ADMIN' }, 'ADMINISTRATOR'],
    ['not while REQUESTED', rideWith(REQUESTED), { role: 'SUPER_ADMIN' }, undefined],
    ['at the desk while REQUESTED', rideWith({ ...PHONED, ...REQUESTED }), DESK, 'DESK'],
    ['at the desk while ACCEPTED', rideWith(PHONED), { role: 'SUPER_ADMIN' }, 'DESK'],
    ['of the desk but without the right', rideWith({ ...PHONED, ...REQUESTED }), { role: 'ADMIN' }, undefined],
    ['with the right, but booked in the app', rideWith(REQUESTED), DESK, undefined],
    ['not after its end', rideWith({ ...PHONED, rideStatus: 'COMPLETED' }), DESK, undefined],
  ] as const)('%s', (_case, ride, administrator, as) => {
    expect(cancelsAs(ride, administrator)).toBe(as);
  });
});
