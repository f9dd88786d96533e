import type { RideView } from '@pothik/contracts/ride';
import { RouteStrip } from '@pothik/ui-kit';
import { progressOf } from '../../rides/ride.rules';
import { useRiderText } from '../../texts/rider-text';
import { useCurrentRideText } from './current-ride-text';

/** From where to where, and how far along. */
export function RideRoute({ ride }: { ride: RideView }) {
  const { pickup, drop } = useRiderText();
  const { route } = useCurrentRideText();
  return (
    <section className="ui-card" aria-label={route}>
      <RouteStrip
        wide
        pickupLabel={pickup}
        pickup={ride.pickupLocation}
        dropLabel={drop}
        drop={ride.dropLocation}
        vehicle={ride.driver.vehicle.vehicleType}
        progress={progressOf(ride)}
      />
    </section>
  );
}
