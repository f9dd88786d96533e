import { ROLE } from '@pothik/contracts/platform';
import { RIDE_PARTY, type RideParty, type RideView } from '@pothik/contracts/ride';
import type { Actor } from './actor.js';

/** The party a person is to a ride; a stranger has no part in it. */
export function partyIn({ user, driver }: Pick<RideView, 'user' | 'driver'>, actor: Actor): RideParty | 'STRANGER' {
  if (user._id === actor.personId) return RIDE_PARTY.RIDER;
  if (driver.user._id === actor.personId) return RIDE_PARTY.DRIVER;
  return isAdministrator(actor) ? RIDE_PARTY.ADMINISTRATOR : 'STRANGER';
}

export const isAdministrator = ({ role }: Pick<Actor, 'role'>): boolean =>
  role === ROLE.ADMIN || role === ROLE.SUPER_ADMIN;
