import type { VehicleType } from '@pothik/contracts/driver';
import type { Role } from '@pothik/contracts/platform';
import type { Visitor } from '../visitor.js';

/** A person who acts in a run. */
export interface Actor {
  name: string;
  personId: string;
  role: Role;
  visitor: Visitor;
}

export interface DriverActor extends Actor {
  /** The driver profile's id. */
  driverId: string;
  /** For logging in again. */
  email: string;
}

/** The people of one lane: they meet only each other, again and again. */
export interface Lane {
  riders: readonly Actor[];
  drivers: readonly DriverActor[];
  /** Of all of these drivers. */
  vehicleType: VehicleType;
  administrator: Actor;
}
