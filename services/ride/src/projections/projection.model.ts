import { documentSchema } from '@pothik/service-kit';
import type { DriverProjection, PersonProjection, VehicleProjection } from './projection.types.js';

/** The fields of each kind of projection. auth and user number their events separately, so a person has a name and a profile. */
export interface ProjectionOf {
  driver: Omit<DriverProjection, 'id'>;
  vehicle: VehicleProjection;
  name: Pick<PersonProjection, 'name'> & { deleted?: boolean };
  /** `searchKeys`: what the person is found by; absent in profiles from before it was stored. */
  profile: PersonProjection & { searchKeys?: string[] };
  /** By `blockIdOf`; `aggregateVersion` is the order of the pair's changes. */
  block: { blocked: boolean };
}
export type ProjectionKind = keyof ProjectionOf;

/**
 * `_id` is the aggregate's id, but `name/<person id>` for a name, because the profile has the person's id, and
 * `block/<driver profile>/<rider>` for a block, which is found by its pair.
 */
export type ProjectionDocument<Kind extends ProjectionKind = ProjectionKind> = ProjectionOf[Kind] & {
  _id: string;
  aggregateVersion: number;
};

export const DRIVER_PROJECTION = 'DriverProjection';
export const VEHICLE_PROJECTION = 'VehicleProjection';
export const PERSON_NAME = 'PersonName';
export const PERSON_PROFILE = 'PersonProfile';
export const BLOCK_PROJECTION = 'BlockProjection';

/** The index by which people are found. */
const PEOPLE_SEARCH = 'people_search';

/** One collection for all projections: one query finds everything that a ride is shown with. */
// A vehicle has a field `model`, which mongoose would warn about.
const sharedOptions = { collection: 'facts', suppressReservedKeysWarning: true };
const versioned = { _id: String, aggregateVersion: Number };

export const driverProjectionSchema = documentSchema<ProjectionDocument<'driver'>>(
  {
    ...versioned,
    userId: String,
    vehicleId: String,
    status: String,
    statusSince: Date,
    availabilityStatus: String,
    availabilityCause: String,
    signedOut: Boolean,
    changeWaiting: Boolean,
    experience: Number,
  },
  sharedOptions,
);

export const vehicleProjectionSchema = documentSchema<ProjectionDocument<'vehicle'>>(
  { ...versioned, vehicleType: String, brand: String, model: String, vehicleLicense: String, images: [String] },
  sharedOptions,
);

export const personNameSchema = documentSchema<ProjectionDocument<'name'>>(
  { ...versioned, name: String, deleted: Boolean },
  sharedOptions,
);
export const blockProjectionSchema = documentSchema<ProjectionDocument<'block'>>(
  { ...versioned, blocked: Boolean },
  sharedOptions,
);
export const personProfileSchema = documentSchema<ProjectionDocument<'profile'>>(
  { ...versioned, name: String, phone: String, isPhoneProven: Boolean, image: String, searchKeys: [String] },
  sharedOptions,
);
personProfileSchema.index({ searchKeys: 1 }, { name: PEOPLE_SEARCH, sparse: true });
