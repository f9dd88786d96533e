import type { Point } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { useLocationFailed } from '../position/use-told-point';
import { useMyDriver } from '../profile/use-my-driver';
import { useWayToPickup } from './use-way-to-pickup';
import { WayFigures } from './way-figures';
import { WayMap } from './way-map';
import { useWayText } from './way-text';

/** A request's pickup: how far it is, on a small map and in figures. */
export function PickupWay({ ride, pickup }: { ride: RideView; pickup: Point }) {
  const way = useWayToPickup(ride);
  return (
    <div className="driver-pickup-way">
      <WayMap ride={ride} pickup={pickup} way={way} className="driver-way-map" />
      {way?.length && <WayFigures length={way.length} />}
      {!way && <UnknownWay driverId={ride.driver._id} />}
    </div>
  );
}

function UnknownWay({ driverId }: { driverId: string }) {
  const text = useWayText();
  const consents = useMyDriver().data?.positionConsentAt !== undefined;
  const failed = useLocationFailed(driverId);
  if (consents && !failed) return null;
  return <p className="driver-quiet">{consents ? text.unknown : text.share}</p>;
}
