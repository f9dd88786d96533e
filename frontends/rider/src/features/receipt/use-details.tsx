import { firstNameOf } from '@pothik/contracts/platform';
import { isOpen, type RideView, waitingMinutesOf } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { type DescriptionListProps, Money, useFormat } from '@pothik/ui-kit';
import { minutesOnTheRoad } from '../../rides/ride.rules';
import { useRiderText } from '../../texts/rider-text';
import { useReceiptText } from './receipt-text';

/** A ride's details; what was never agreed or never happened has no line. */
export function useDetails(ride: RideView): DescriptionListProps['items'] {
  const text = useReceiptText();
  const words = useRiderText();
  const vehicles = useVehicleWords();
  const { dateTime, number } = useFormat();
  const { driver, user, createdAt } = ride;
  const { brand, model, vehicleType } = driver.vehicle;
  const minutes = minutesOnTheRoad(ride);
  const waited = waitingMinutesOf(ride);
  return [
    { term: text.date, description: <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
    { term: text.rider, description: user.name },
    { term: words.driver, description: driver.user.name },
    { term: text.vehicle, description: `${brand} ${model} · ${vehicles[vehicleType]}` },
    ...(minutes === undefined
      ? []
      : [{ term: words.roadTime, description: words.minutes(number(minutes), minutes === 1) }]),
    ...(waited === undefined ? [] : [{ term: text.waited, description: words.minutes(number(waited), waited === 1) }]),
    ...usePayment(ride),
  ];
}

/** The fare of a completed ride was paid to the driver; a ride that ended early costs nothing, whatever fare was set. */
function usePayment({ rideStatus, fare, driver }: RideView): DescriptionListProps['items'] {
  const text = useReceiptText();
  const words = useRiderText();
  if (rideStatus === 'COMPLETED')
    return [{ term: text.paid, description: text.directly(firstNameOf(driver.user.name)) }];
  const named = fare === null ? [] : [{ term: text.fareNamed, description: <Money amount={fare} /> }];
  if (isOpen(rideStatus)) return named.map((line) => ({ ...line, term: words.fare }));
  return [...named, { term: text.toPay, description: text.nothing }];
}
