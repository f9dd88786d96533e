import { call } from '@pothik/api-client';
import type { VehicleType } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import type { RideEstimate } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { cellOf } from './eta.rules';

interface DriverWay {
  from: Point | undefined;
  to: Point | undefined;
  vehicleType: VehicleType;
}

/** How far and how long it still is, by the estimate of the vehicle's type; asked again when the driver has moved on. */
export function useDriverWay({ from, to, vehicleType }: DriverWay): RideEstimate | undefined {
  const { data } = useQuery({
    queryKey: ['driver-way', from && cellOf(from), to],
    queryFn:
      from && to
        ? ({ signal }) =>
            call(
              rideRoutes.estimates,
              { pickupLat: from.lat, pickupLng: from.lng, dropLat: to.lat, dropLng: to.lng },
              { signal },
            )
        : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  if (!from || !to) return undefined;
  return data?.estimates.find((estimate) => estimate.vehicleType === vehicleType);
}
