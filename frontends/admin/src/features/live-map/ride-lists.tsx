import { serverNow } from '@pothik/api-client';
import type { RideView } from '@pothik/contracts/ride';
import { useStatusWords } from '@pothik/ride-ui';
import { Card, RelativeTime, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLiveMapText } from './live-map-text';
import { statusSince, waitingRides } from './waiting-rides.rules';

interface RideListsProps {
  rides: readonly RideView[];
  /** How many are open, shown or not. */
  total: number;
  /** The chosen ride's id. */
  chosen: string | undefined;
  onChoose(ride: RideView): void;
}

/** The rides that wait too long, and all open ones; each chooses its driver on the map. */
export function RideLists({ rides, total, chosen, onChoose }: RideListsProps) {
  const text = useLiveMapText();
  const words = useStatusWords('ADMINISTRATOR');
  const { number } = useFormat();
  const waiting = waitingRides(rides, serverNow());
  return (
    <>
      <Card flush title={text.waiting} actions={<span className="admin-live-count">{number(waiting.length)}</span>}>
        <RideRows empty={text.noneWaiting}>
          {waiting.map(({ ride, since }) => (
            <RideRow
              key={ride._id}
              ride={ride}
              since={since}
              isChosen={ride._id === chosen}
              onChoose={onChoose}
              icon={<Clock aria-hidden className="admin-live-late" />}
            >
              {ride.rideStatus === 'ACCEPTED' ? text.notPickedUp : text.notAnswered}
            </RideRow>
          ))}
        </RideRows>
      </Card>
      <Card flush title={text.openRides} actions={<span className="admin-live-count">{number(total)}</span>}>
        <RideRows empty={text.noRides}>
          {rides.map((ride) => (
            <RideRow
              key={ride._id}
              ride={ride}
              since={statusSince(ride)}
              isChosen={ride._id === chosen}
              onChoose={onChoose}
              icon={<VehicleDrawing type={ride.driver.vehicle.vehicleType} />}
            >
              {words[ride.rideStatus]}
            </RideRow>
          ))}
        </RideRows>
        {total > rides.length && <p className="admin-live-none">{text.moreRides(number(total - rides.length))}</p>}
      </Card>
    </>
  );
}

function RideRows({ empty, children }: { empty: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="admin-live-none">{empty}</p>;
  return <ul className="admin-live-rows">{children}</ul>;
}

interface RideRowProps {
  ride: RideView;
  since: number;
  icon: ReactNode;
  isChosen: boolean;
  onChoose(ride: RideView): void;
  /** What the ride does. */
  children: ReactNode;
}

function RideRow({ ride, since, icon, isChosen, onChoose, children }: RideRowProps) {
  const text = useLiveMapText();
  return (
    <li>
      <button type="button" aria-pressed={isChosen} className="admin-live-row" onClick={() => onChoose(ride)}>
        {icon}
        <span>
          <b>{text.fromTo(ride.pickupLocation, ride.dropLocation)}</b>
          <small>
            {children} · {ride.driver.user.name}
          </small>
        </span>
        <RelativeTime at={since} className="admin-live-age" />
      </button>
    </li>
  );
}
