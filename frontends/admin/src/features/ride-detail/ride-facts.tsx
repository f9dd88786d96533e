import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { Card, DescriptionList, Money, Plate, useFormat } from '@pothik/ui-kit';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';

/** Fare, vehicle as it was at booking, and the tariff that the estimate was made with. */
export function RideFacts({ ride }: { ride: RideView }) {
  const text = useRidesText();
  const { vehicle: vehicleWord } = useAdminText();
  const language = useLanguage();
  const vehicles = useVehicleWords();
  const { dateTime, number } = useFormat();
  const { fare, fareReason, offer, estimate, createdAt } = ride;
  const { vehicle } = ride.driver;
  return (
    <Card title={text.facts}>
      <DescriptionList
        items={[
          { term: text.asked, description: <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
          ...(offer ? [{ term: text.offer, description: <Money amount={offer.fare} /> }] : []),
          {
            term: text.fare,
            description: fare === null ? <span className="admin-quiet">{text.noFare}</span> : <Money amount={fare} />,
          },
          ...(fareReason ? [{ term: text.fareReason, description: fareReason }] : []),
          {
            term: vehicleWord,
            description: (
              <span className="admin-reach">
                {`${vehicles[vehicle.vehicleType]}, ${vehicle.brand} ${vehicle.model}`}
                {vehicle.vehicleLicense && <Plate>{plateText(vehicle.vehicleLicense, language)}</Plate>}
              </span>
            ),
          },
          ...(estimate
            ? [
                {
                  term: text.estimate,
                  description: text.version(vehicles[estimate.vehicleType], number(estimate.tariffVersion)),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
