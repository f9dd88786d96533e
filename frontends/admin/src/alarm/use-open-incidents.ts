import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** How many incidents are not acknowledged; notifications about an SOS fetch the count again. */
export const useOpenIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'open'],
    queryFn: ({ signal }) => call(rideRoutes.incidents, { status: INCIDENT_STATUS.OPEN, limit: 1 }, { signal }),
    select: ({ meta }) => meta.total,
  });
