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
  const change = (availabilityStatus: Availability) => {
    if (availabilityStatus === 'ONLINE') letPhoneRing(driver.user._id);
    return run({ id: driver._id, availabilityStatus });
  };
  return { busy: isPending, change };
}

/**
 * Asks in the driver's tap, as browsers require, that this phone may ring for requests with the page closed. Going ONLINE neither
 * waits for the answer nor fails by it, and a driver who turned notices off is left in peace.
 */
function letPhoneRing(person: string): void {
  if (!('PushManager' in globalThis && 'Notification' in globalThis)) return;
  const asked = Notification.requestPermission();
  import('@pothik/api-client/push')
    .then(({ turnNoticesOnUnlessOff }) => turnNoticesOnUnlessOff(person, asked))
    .catch((error: unknown) => console.warn('This phone will not ring with the page closed.', error));
}
