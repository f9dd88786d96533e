import { INCIDENT_STATUS, type IncidentStatus } from '@pothik/contracts/ride';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownId, knownValue } from '../../lists/list-address.rules';

/** What the list of incidents shows, as in the address bar. */
export interface IncidentListView {
  page: number;
  status?: IncidentStatus;
  /** The id of a ride: only its incidents. */
  ride?: string;
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): IncidentListView => ({
  page: pageOfAddress(parameters),
  status: knownValue(Object.values(INCIDENT_STATUS), parameters.get('status')),
  ride: knownId(parameters.get('ride')),
});

export const addressOfView = ({ page, status, ride }: IncidentListView): URLSearchParams =>
  addressOf({ page, status, ride });
