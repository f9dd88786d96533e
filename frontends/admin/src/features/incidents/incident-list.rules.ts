import { INCIDENT_STATUS, type IncidentStatus } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownId, knownValue } from '../../lists/list-address.rules';

/** What the list of incidents shows, as in the address bar. */
export interface IncidentListView {
  page: number;
  status?: IncidentStatus;
  /** The id of a ride: only its incidents. */
  ride?: string;
  /** The id of an account: only the incidents of its rides, as rider and as driver. */
  person?: string;
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): IncidentListView => ({
  page: pageOfAddress(parameters),
  status: knownValue(Object.values(INCIDENT_STATUS), parameters.get('status')),
  ride: knownId(parameters.get('ride')),
  person: knownId(parameters.get('person')),
});

export const addressOfView = ({ page, status, ride, person }: IncidentListView): URLSearchParams =>
  addressOf({ page, status, ride, person });

/** The filters of the call. */
export const incidentQuery = ({ status, ride, person }: IncidentListView) => ({
  ...(status ? { status } : {}),
  ...(ride ? { ride } : {}),
  ...(person ? { person } : {}),
});
