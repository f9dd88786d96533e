import { call, QUERY } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

interface OpenIncidents {
  total: number;
  newest: IncidentView | undefined;
}

/** The incidents that are not acknowledged: how many, and the newest; notifications about an SOS fetch them again. */
export function useOpenIncidents<Selected>(select: (open: OpenIncidents) => Selected) {
  return useQuery({
    queryKey: [QUERY.RideRequest, 'incidents', 'open'],
    queryFn: ({ signal }) => call(rideRoutes.incidents, { status: INCIDENT_STATUS.OPEN, limit: 1 }, { signal }),
    select: ({ data, meta }) => select({ total: meta.total, newest: data[0] }),
  });
}
