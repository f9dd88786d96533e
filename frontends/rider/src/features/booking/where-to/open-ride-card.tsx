import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { RideStatusPill } from '@pothik/ride-ui';
import { Button, Money, VehicleDrawing } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { CURRENT_RIDE } from '../use-open-ride';
import { useWhereToText } from './where-to-text';

/** The open ride, which leads to its page: one ride at a time. */
export function OpenRideCard({ ride }: { ride: RideView }) {
  const text = useWhereToText();
  const language = useLanguage();
  const { user, vehicle } = ride.driver;
  const plate = vehicle.vehicleLicense && plateText(vehicle.vehicleLicense, language);
  return (
    <div className="rider-stack">
      <h1>{text.yourRide}</h1>
      <section className="ui-card rider-open-ride" aria-label={text.yourRide}>
        <span className="rider-tile">
          <VehicleDrawing type={vehicle.vehicleType} />
        </span>
        <div>
          <p className="rider-strong">{text.to(ride.dropLocation)}</p>
          <p className="rider-quiet rider-small">
            {ride.asking?.looking ? text.looking : [user.name, plate].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="rider-open-ride-aside">
          <RideStatusPill status={ride.rideStatus} reader="RIDER" />
          {ride.fare !== null && <Money amount={ride.fare} className="rider-strong" />}
        </div>
        <Button asChild variant="primary" size="large" block>
          <Link to={CURRENT_RIDE}>{text.open}</Link>
        </Button>
      </section>
      <p className="rider-quiet rider-small">{text.oneAtATime}</p>
    </div>
  );
}
