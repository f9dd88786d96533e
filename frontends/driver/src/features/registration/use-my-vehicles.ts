import { call, QUERY, queryClient } from '@pothik/api-client';
import type { VehicleView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { useQuery } from '@tanstack/react-query';

const KEY = [QUERY.Driver, 'my-vehicles'] as const;

/** The vehicles of the signed-in person. */
export function useMyVehicles() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(driverRoutes.vehicles, {}, { signal })).data,
  });
}

/** Shows the vehicle that a command returned, before the next fetch. */
export const showMyVehicle = (vehicle: VehicleView): void => {
  queryClient.setQueryData<VehicleView[]>(KEY, (vehicles = []) => [
    vehicle,
    ...vehicles.filter(({ _id }) => _id !== vehicle._id),
  ]);
};
