import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import { locationCondition } from '../rides/index.js';

type IncidentsInput = Pick<Input<typeof rideHttp.incidents>, 'status' | 'searchTerm'>;

/** Matches incidents by status and by a part of a location. */
export const incidentFilter = ({ status, searchTerm }: IncidentsInput): Record<string, unknown> => ({
  ...(status === undefined ? {} : { status }),
  ...locationCondition(searchTerm),
});
