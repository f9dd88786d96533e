import type { RideView } from '@pothik/contracts/ride';
import { RideRoute } from '@pothik/ride-ui';
import { progressOf } from '../../rides/ride.rules';
import { useCurrentRideText } from './current-ride-text';

/** Pickup, drop and progress. */
export function RouteCard({ ride }: { ride: RideView }) {
  const { route } = useCurrentRideText();
  return (
    <section className="ui-card" aria-label={route}>
      <RideRoute
        wide
        ride={ride}
        reader="RIDER"
        vehicle={ride.driver.vehicle.vehicleType}
        progress={progressOf(ride)}
      />
    </section>
  );
}
