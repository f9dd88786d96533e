import { Schema, type SchemaDefinition } from 'mongoose';
import type { PersonFacts, VehicleFacts } from '../rides/ride.views.js';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';

/** What is kept of each kind of thing. auth and user number their events of a person apart: a name and a profile. */
export interface FactsOf {
  driver: Omit<DriverFacts, 'id'>;
  vehicle: VehicleFacts;
  name: Pick<PersonFacts, 'name'> & { deleted?: boolean };
  profile: PersonFacts;
}
export type FactsKind = keyof FactsOf;

/** `_id`: the thing's own, but `name/<person>` for a name, because the person's profile has theirs. */
export type FactsDocument<Kind extends FactsKind = FactsKind> = FactsOf[Kind] & {
  _id: string;
  aggregateVersion: number;
};

export const DRIVER_FACTS = 'DriverFacts';
export const VEHICLE_FACTS = 'VehicleFacts';
export const PERSON_NAME = 'PersonName';
export const PERSON_PROFILE = 'PersonProfile';

/** Everything that other services tell lies in one collection: whatever a ride is shown with is one look. */
const factsSchema = <Kind extends FactsKind>(fields: SchemaDefinition) =>
  new Schema(
    { ...fields, _id: String, aggregateVersion: Number },
    // A vehicle's model is a field like any other.
    { collection: 'facts', versionKey: false, suppressReservedKeysWarning: true },
  ) as unknown as Schema<FactsDocument<Kind>>;

export const driverFactsSchema = factsSchema<'driver'>({
  userId: String,
  vehicleId: String,
  status: String,
  statusSince: Date,
  availabilityStatus: String,
  experience: Number,
});

export const vehicleFactsSchema = factsSchema<'vehicle'>({
  vehicleType: String,
  brand: String,
  model: String,
  vehicleLicense: String,
  images: [String],
});

export const personNameSchema = factsSchema<'name'>({ name: String, deleted: Boolean });
export const personProfileSchema = factsSchema<'profile'>({ name: String, phone: String, image: String });
