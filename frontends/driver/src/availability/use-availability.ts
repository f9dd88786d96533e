import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { Availability, DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { showMyDriver } from '../profile/use-my-driver';
import { useAvailabilityText } from './availability-text';

/** Switches a driver ONLINE or OFFLINE; a refusal is shown and leaves the switch as it was. */
export function useAvailability(driver: DriverView) {
  const text = useAvailabilityText();
  const [busy, setBusy] = useState(false);
  const change = async (availabilityStatus: Availability) => {
    setBusy(true);
    try {
      showMyDriver(await call(driverRoutes.update, { id: driver._id, availabilityStatus }));
      toast.success(text.updated(availabilityStatus === 'ONLINE'));
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
      void invalidate(QUERY.Driver);
    }
  };
  return { busy, change };
}
