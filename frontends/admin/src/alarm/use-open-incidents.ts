import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { useQuery } from '@tanstack/react-query';
import { lightCalls } from '../calls/light-calls';

/** How many incidents nobody has acknowledged yet; news about an SOS counts them again. */
export const useOpenIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'open'],
    queryFn: ({ signal }) => call(lightCalls.incidents, { status: INCIDENT_STATUS.OPEN, limit: 1 }, { signal }),
    select: ({ meta }) => meta.total,
  });
