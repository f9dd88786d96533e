import type { RideView } from '@pothik/contracts/ride';
import { Card, DescriptionList, Money, PersonLine, RouteStrip, useFormat } from '@pothik/ui-kit';
import { progressOf } from '../../rides/ride.rules';
import { useDriverText } from '../../texts/driver-text';
import { useRidePageText } from './ride-page-text';

/** From where to where, with whom, for how much. The phone is there while the ride is under way. */
export function RideDetails({ ride }: { ride: RideView }) {
  const words = useDriverText();
  const { digits } = useFormat();
  const { name, image, phone } = ride.user;
  const reach = phone && (
    <a href={`tel:${phone}`} className="driver-phone">
      {digits(phone)}
    </a>
  );
  return (
    <div className="driver-stack">
      <Card as="div">
        <RouteStrip
          pickupLabel={words.pickup}
          pickup={ride.pickupLocation}
          dropLabel={words.drop}
          drop={ride.dropLocation}
          progress={progressOf(ride.rideStatus)}
        />
      </Card>
      <Card as="div" className="driver-ride-facts">
        <PersonLine name={name} text={reach || words.rider} {...(image ? { src: image } : {})} />
        <DescriptionList
          items={[
            {
              term: words.fare,
              description:
                ride.fare === null ? <FareMissing /> : <Money amount={ride.fare} className="driver-figure" />,
            },
          ]}
        />
      </Card>
    </div>
  );
}

function FareMissing() {
  return <span className="driver-quiet">{useRidePageText().noFare}</span>;
}
