import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { useEstimateText, useVehicleWords } from '@pothik/ride-ui';
import { isFarAway } from '@pothik/ride-ui/rules';
import { RelativeTime, useFormat } from '@pothik/ui-kit';
import { comesToPickup } from './eta.rules';
import { useEtaText } from './eta-text';
import type { Eta } from './use-eta';

/** How far the driver is, to the drop also how long it takes, or how old the last position is. */
export function DriverEta({ ride, eta: { position, isOld, way } }: { ride: RideView; eta: Eta }) {
  const text = useEtaText();
  const { time } = useFormat();
  const said = useEstimateText(way);
  if (ride.rideStatus === 'ACCEPTED' && ride.arrivedAt && !ride.movingAwaySince)
    return (
      <div className="rider-eta">
        <p role="status" aria-label={text.whereDriverIs}>
          {text.waitingSince(time(ride.arrivedAt))}
        </p>
      </div>
    );
  if (position === undefined) return null;
  if (position === null) return <p className="rider-since">{text.unknown(firstNameOf(ride.driver.user.name))}</p>;
  return (
    <div className="rider-eta">
      <p role="status" aria-label={text.whereDriverIs}>
        {said && !isOld && (ride.rideStatus === 'ACCEPTED' ? text.toPickup(said.kilometres) : text.toDrop(said.way))}
      </p>
      {isOld && (
        <p className="rider-since">
          {text.lastSeen} <RelativeTime at={position.at} />
        </p>
      )}
    </div>
  );
}

/** The page's heading while the minutes to the pickup are known; who is far away has none. */
export function useMinutesAway(ride: RideView, { isOld, way }: Eta): string | undefined {
  const { minutesAway } = useEtaText();
  const minutes = useEstimateText(way)?.minutes;
  if (!way || !minutes || isFarAway(way.minutes) || isOld || !comesToPickup(ride)) return undefined;
  return minutesAway(firstNameOf(ride.driver.user.name), minutes);
}

/** The driver as the map shows him; undefined while it is not known where he is. */
export function useDriverOnMap({ driver }: RideView, { position, isOld }: Eta) {
  const vehicles = useVehicleWords();
  if (!position) return undefined;
  const { user, vehicle } = driver;
  const label = `${user.name}, ${vehicles[vehicle.vehicleType]}`;
  return { point: position.point, label, vehicleType: vehicle.vehicleType, isOld };
}
