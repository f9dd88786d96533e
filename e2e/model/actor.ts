import { ROLE, type Role } from '@pothik/contracts/platform';
import { RIDE_PARTY, type RideParty, type RideView } from '@pothik/contracts/ride';
import type { Visitor } from '../support/visitor.js';

/** Somebody who acts in a run. */
export interface Actor {
  name: string;
  personId: string;
  role: Role;
  visitor: Visitor;
}

export interface DriverActor extends Actor {
  /** The driver profile's id. */
  driverId: string;
}

/** The people of one lane: they meet each other and nobody else, again and again. */
export interface Lane {
  riders: readonly Actor[];
  drivers: readonly DriverActor[];
  administrator: Actor;
}

/** Whom a ride sees in a person; a stranger is nobody to it. */
export function partyIn({ user, driver }: Pick<RideView, 'user' | 'driver'>, actor: Actor): RideParty | 'STRANGER' {
  if (user._id === actor.personId) return RIDE_PARTY.RIDER;
  if (driver.user._id === actor.personId) return RIDE_PARTY.DRIVER;
  return isAdministrator(actor) ? RIDE_PARTY.ADMINISTRATOR : 'STRANGER';
}

export const isAdministrator = ({ role }: Pick<Actor, 'role'>): boolean =>
  role === ROLE.ADMIN || role === ROLE.SUPER_ADMIN;
