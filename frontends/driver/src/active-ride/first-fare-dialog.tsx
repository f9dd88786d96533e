import { call } from '@pothik/api-client';
import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { FareDialog } from './fare-dialog';
import { useFirstFareText } from './first-fare-text';
import type { NamedFare } from './use-fare-form';

/** At the pickup without a fare: sets it, and tells the arrival. */
export function FirstFareDialog({ ride, onClose }: { ride: RideView; onClose(): void }) {
  const text = useFirstFareText();
  const setAndArrive = async (fare: NamedFare) => {
    await call(rideRoutes.setFare, { rideId: ride._id, ...fare });
    return call(rideRoutes.tellArrival, { rideId: ride._id });
  };
  return (
    <FareDialog
      ride={ride}
      title={text.title}
      text={text.text(firstNameOf(ride.user.name))}
      confirm={text.setAndArrive}
      name={setAndArrive}
      onClose={onClose}
    />
  );
}
