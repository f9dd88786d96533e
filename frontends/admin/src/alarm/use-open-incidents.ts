import { call, QUERY } from '@pothik/api-client';
import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

/** How many incidents nobody has acknowledged yet; news about an SOS counts them again. */
export const useOpenIncidents = () =>
  useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'open'],
    queryFn: ({ signal }) => call(rideRoutes.incidents, { status: INCIDENT_STATUS.OPEN, limit: 1 }, { signal }),
    select: ({ meta }) => meta.total,
  });
