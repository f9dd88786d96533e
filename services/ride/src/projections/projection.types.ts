import type { Availability, AvailabilityCause, DriverStatus, VehicleType } from '@pothik/contracts/driver';

export interface DriverProjection {
  id: string;
  userId: string;
  vehicleId: string;
  status: DriverStatus;
  /** When `status` last changed. */
  statusSince: Date;
  availabilityStatus: Availability;
  /** Why it last changed; absent and null: not known. */
  availabilityCause?: AvailabilityCause | null;
  /** Nobody is signed in as the driver; absent: somebody is. */
  signedOut?: boolean;
  /** Another type, plate or licence waits for confirmation; absent: none. */
  changeWaiting?: boolean;
  experience: number;
}

/** An empty text is unknown. */
export interface PersonProjection {
  name: string;
  phone: string;
  /** The phone was proved by a code; absent where it was not, or is not known. */
  isPhoneProven?: boolean;
  image: string;
}

export interface VehicleProjection {
  vehicleType: VehicleType;
  brand: string;
  model: string;
  /** The plate. */
  vehicleLicense: string;
  images: string[];
}

/** The projections that rides are shown with, by id. */
export interface Projections {
  people: ReadonlyMap<string, PersonProjection>;
  drivers: ReadonlyMap<string, DriverProjection>;
  vehicles: ReadonlyMap<string, VehicleProjection>;
}

/** A driver profile and a rider. */
export interface Pair {
  driverId: string;
  riderId: string;
}

/** The key of what is known of a pair. */
export const blockIdOf = ({ driverId, riderId }: Pair): string => `${driverId}/${riderId}`;
