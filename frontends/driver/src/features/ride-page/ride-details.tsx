import type { RideView } from '@pothik/contracts/ride';
import { ByPhone, RideEstimate, RideRoute } from '@pothik/ride-ui';
import { progressAt } from '@pothik/ride-ui/rules';
import { Card, DescriptionList, Money, PersonLine } from '@pothik/ui-kit';
import { RiderPhone } from '../../rides/rider-phone';
import { useDriverText } from '../../texts/driver-text';
import { useRidePageText } from './ride-page-text';

/** Route, rider and fare, and the rider's phone while the ride is under way. */
export function RideDetails({ ride }: { ride: RideView }) {
  const words = useDriverText();
  const { name, image, phone, isPhoneProven } = ride.user;
  const reach = phone && <RiderPhone phone={phone} isPhoneProven={isPhoneProven} />;
  return (
    <div className="driver-stack">
      <Card as="div">
        <RideRoute ride={ride} reader="DRIVER" progress={progressAt(ride.rideStatus)} />
      </Card>
      <Card as="div" className="driver-ride-facts">
        <PersonLine name={name} text={reach || words.rider} {...(image ? { src: image } : {})}>
          <ByPhone ride={ride} reader="DRIVER" />
        </PersonLine>
        <DescriptionList
          items={[
            {
              term: words.fare,
              description:
                ride.fare === null ? <FareMissing /> : <Money amount={ride.fare} className="driver-fare-amount" />,
            },
          ]}
        />
        <RideEstimate ride={ride} reader="DRIVER" />
      </Card>
    </div>
  );
}

function FareMissing() {
  return <span className="driver-quiet">{useRidePageText().noFare}</span>;
}
