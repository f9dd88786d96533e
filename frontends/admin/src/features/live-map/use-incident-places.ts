import type { IncidentView } from '@pothik/contracts/ride';
import type { LiveIncident } from '@pothik/ride-ui';
import { useQueries } from '@tanstack/react-query';
import { placeAtMoment, raisedAt } from '../../tracks/track.rules';
import { trackQuery } from '../../tracks/use-track';
import type { ShownDriver } from './live-drivers.rules';

/** Where incidents are: where the ride's driver is, else where the ride's track had them when it was raised. */
export function useIncidentPlaces(incidents: readonly IncidentView[], drivers: readonly ShownDriver[]): LiveIncident[] {
  const live = new Map(drivers.flatMap(({ ride, point }) => (ride && point ? [[ride, point] as const] : [])));
  const tracks = useQueries({
    queries: incidents.map(({ ride }) => ({ ...trackQuery(ride), enabled: !live.has(ride) })),
  });
  return incidents.flatMap((incident, index) => {
    const track = tracks[index]?.data;
    const point = live.get(incident.ride) ?? (track ? placeAtMoment(track, raisedAt(incident))?.point : undefined);
    return point ? [{ id: incident._id, point }] : [];
  });
}
