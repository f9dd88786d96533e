import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import { locationCondition } from '../rides/index.js';

type IncidentsInput = Pick<Input<typeof rideHttp.incidents>, 'status' | 'ride' | 'person' | 'searchTerm'>;

/** Matches incidents by status, by their ride, by a person as rider or driver, and by a part of a location. */
export function incidentFilter({ status, ride, person, searchTerm }: IncidentsInput): Record<string, unknown> {
  const location = locationCondition(searchTerm);
  return {
    ...(status === undefined ? {} : { status }),
    ...(ride === undefined ? {} : { rideId: ride }),
    ...(person === undefined ? {} : { $or: [{ riderId: person }, { driverUserId: person }] }),
    ...(location === undefined ? {} : { $and: [location] }),
  };
}
