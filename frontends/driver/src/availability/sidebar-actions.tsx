import { LoadedPart } from '@pothik/api-client';
import { useSidebar } from '@pothik/ui-kit';
import { useLocation } from 'react-router';
import { useMyDriver } from '../profile/use-my-driver';
import { useEngagedRide } from '../rides/use-engaged-ride';
import { AvailabilitySwitch } from './availability-switch';

/** Loaded as soon as there is a ride, long before anybody needs it. */
const sos = async () => ({ Component: (await import('../sos/driver-sos')).DriverSos });

/** The foot of a driver's sidebar. Collapsed to icons it keeps both, SOS only where the page has no button of its own. */
export function SidebarActions() {
  const driver = useMyDriver().data;
  const ride = useEngagedRide().data;
  const { open } = useSidebar();
  const { pathname } = useLocation();
  const showsSos = open || pathname !== '/driver/ride-request';
  return (
    <>
      {driver && <AvailabilitySwitch driver={driver} />}
      {ride && showsSos && <LoadedPart load={sos} with={{ ride }} waiting={null} failed={() => null} />}
    </>
  );
}
