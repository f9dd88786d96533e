import { QUERY, useCommand } from '@pothik/api-client';
import type { Availability, DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { showMyDriver } from '../profile/use-my-driver';
import { useAvailabilityText } from './availability-text';

/** Switches a driver ONLINE or OFFLINE; a refusal is shown and leaves the switch as it was. */
export function useAvailability(driver: DriverView) {
  const text = useAvailabilityText();
  const { isPending, run } = useCommand(driverRoutes.update, {
    invalidates: [QUERY.Driver],
    onSuccess: (updated, { availabilityStatus }) => {
      showMyDriver(updated);
      toast.success(text.updated(availabilityStatus === 'ONLINE'));
    },
  });
  const change = (availabilityStatus: Availability) => run({ id: driver._id, availabilityStatus });
  return { busy: isPending, change };
}
