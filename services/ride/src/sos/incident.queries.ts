import type { Input } from '@pothik/contracts/platform';
import type { rideHttp } from '@pothik/contracts/ride';
import { placeCondition } from '../rides/index.js';

type IncidentsInput = Pick<Input<typeof rideHttp.incidents>, 'status' | 'searchTerm'>;

/** Which incidents a list shows: of a status, and with a place that is searched for. */
export const incidentFilter = ({ status, searchTerm }: IncidentsInput): Record<string, unknown> => ({
  ...(status === undefined ? {} : { status }),
  ...placeCondition(searchTerm),
});
