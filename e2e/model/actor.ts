import type { Role } from '@pothik/contracts/platform';
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
