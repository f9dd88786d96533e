import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import { locationCondition } from '../rides/index.js';

type IncidentsInput = Pick<Input<typeof rideHttp.incidents>, 'status' | 'ride' | 'searchTerm'>;

/** Matches incidents by status, by their ride and by a part of a location. */
export const incidentFilter = ({ status, ride, searchTerm }: IncidentsInput): Record<string, unknown> => ({
  ...(status === undefined ? {} : { status }),
  ...(ride === undefined ? {} : { rideId: ride }),
  ...locationCondition(searchTerm),
});
