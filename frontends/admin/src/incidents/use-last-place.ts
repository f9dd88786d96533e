import { call, QUERY, useLanguage } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { driverRoutes, rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { placeAtMoment, raisedAt } from '../tracks/track.rules';
import { trackQuery } from '../tracks/use-track';

/** As often as drivers tell it while they stand, and much oftener than an administrator can call, in ms. */
const ASKED_EVERY_MS = 10_000;

/**
 * Where the driver of an incident's ride is, else where the ride's track had them when it was raised, by the nearest known
 * name; null while unknown, undefined while it loads.
 */
export function useLastPlace(incident: IncidentView) {
  const { ride, status } = incident;
  const language = useLanguage();
  const { data: live } = useQuery({
    queryKey: [QUERY.RideRequest, 'position', ride],
    queryFn: ({ signal }) => call(driverRoutes.positionOfRide, { rideId: ride }, { signal }),
    enabled: status !== 'RESOLVED',
    refetchInterval: ASKED_EVERY_MS,
    // The next one comes by itself; meanwhile the last one stays, with its age.
    retry: false,
  });
  const { data: track, isPending } = useQuery({ ...trackQuery(ride), enabled: status !== 'RESOLVED' && live === null });
  const wasAt = track ? placeAtMoment(track, raisedAt(incident)) : undefined;
  const position = live ?? wasAt ?? (live === null && isPending ? undefined : live);
  const point = position?.point;
  const { data: place } = useQuery({
    queryKey: ['place-at', point, language],
    queryFn: point ? ({ signal }) => call(rideRoutes.placeAt, { ...point, language }, { signal }) : skipToken,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  if (!position) return position;
  const name = language === 'bn' ? (place?.nameBn ?? place?.name) : place?.name;
  return { ...position, name, area: language === 'bn' ? (place?.areaBn ?? place?.area) : place?.area };
}
