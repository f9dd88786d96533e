import { documentSchema } from '@pothik/service-kit';
import type { DriverProjection, PersonProjection, VehicleProjection } from './projection.types.js';

/** What is kept of each kind of thing. auth and user number their events of a person apart: a name and a profile. */
export interface ProjectionOf {
  driver: Omit<DriverProjection, 'id'>;
  vehicle: VehicleProjection;
  name: Pick<PersonProjection, 'name'> & { deleted?: boolean };
  profile: PersonProjection;
}
export type ProjectionKind = keyof ProjectionOf;

/** `_id`: the thing's own, but `name/<person>` for a name, because the person's profile has theirs. */
export type ProjectionDocument<Kind extends ProjectionKind = ProjectionKind> = ProjectionOf[Kind] & {
  _id: string;
  aggregateVersion: number;
};

export const DRIVER_PROJECTION = 'DriverProjection';
export const VEHICLE_PROJECTION = 'VehicleProjection';
export const PERSON_NAME = 'PersonName';
export const PERSON_PROFILE = 'PersonProfile';

/** Everything that other services tell lies in one collection: whatever a ride is shown with is one look. */
// A vehicle's model is a field like any other.
const together = { collection: 'facts', suppressReservedKeysWarning: true };
const numbered = { _id: String, aggregateVersion: Number };

export const driverProjectionSchema = documentSchema<ProjectionDocument<'driver'>>(
  {
    ...numbered,
    userId: String,
    vehicleId: String,
    status: String,
    statusSince: Date,
    availabilityStatus: String,
    experience: Number,
  },
  together,
);

export const vehicleProjectionSchema = documentSchema<ProjectionDocument<'vehicle'>>(
  { ...numbered, vehicleType: String, brand: String, model: String, vehicleLicense: String, images: [String] },
  together,
);

export const personNameSchema = documentSchema<ProjectionDocument<'name'>>(
  { ...numbered, name: String, deleted: Boolean },
  together,
);
export const personProfileSchema = documentSchema<ProjectionDocument<'profile'>>(
  { ...numbered, name: String, phone: String, image: String },
  together,
);
