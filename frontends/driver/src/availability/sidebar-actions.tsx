import { useSidebar } from '@pothik/ui-kit';
import { useMyDriver } from '../profile/use-my-driver';
import { useEngagedRide } from '../rides/use-engaged-ride';
import { DriverSos } from '../sos/driver-sos';
import { AvailabilitySwitch } from './availability-switch';

/** The foot of a driver's sidebar; collapsed to icons it has no room, and the page shows SOS itself. */
export function SidebarActions() {
  const driver = useMyDriver().data;
  const ride = useEngagedRide().data;
  const { open } = useSidebar();
  if (!open) return null;
  return (
    <>
      {driver && <AvailabilitySwitch driver={driver} />}
      {ride && <DriverSos ride={ride} />}
    </>
  );
}
