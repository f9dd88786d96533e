import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { RideReviewBadge, RideStatusPill, RideWay, useEnding } from '@pothik/ride-ui';
import { ClockTime, type Column, Money, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useRiderText } from '../../texts/rider-text';
import { useRideListText } from './ride-list-text';

type RideColumn = 'date' | 'vehicle' | 'way' | 'fare' | 'status' | 'ending';

/** The columns of a rider's lists: when, with whom, from where to where, fare, status, and how it ended. */
export function useRideColumns(): Record<RideColumn, Column<RideView>> {
  const text = useRideListText();
  const { fare } = useRiderText();
  return {
    date: { key: 'date', header: text.date, cell: (ride) => <Moment ride={ride} /> },
    vehicle: { key: 'vehicle', header: text.vehicle, wide: true, cell: ({ driver }) => <Vehicle driver={driver} /> },
    way: {
      key: 'way',
      header: text.way,
      wide: true,
      cell: (ride) => <Way ride={ride} />,
    },
    fare: { key: 'fare', header: fare, align: 'end', cell: (ride) => <Fare amount={ride.fare} /> },
    status: {
      key: 'status',
      header: text.status,
      cell: ({ rideStatus }) => <RideStatusPill status={rideStatus} reader="RIDER" />,
    },
    ending: { key: 'ending', header: text.ending, wide: true, cell: (ride) => <Ending ride={ride} /> },
  };
}

/** With the mark of a review, which needs the width. */
function Way({ ride }: { ride: RideView }) {
  return (
    <>
      <RideWay ride={ride} reader="RIDER" className="rider-way" />
      <RideReviewBadge ride={ride} />
    </>
  );
}

function Moment({ ride: { _id, createdAt: at } }: { ride: RideView }) {
  const { date } = useFormat();
  return (
    <span className="rider-moment">
      <span>{date(at)}</span>
      <ClockTime at={at} className="rider-quiet rider-small" />
      <span className="rider-quiet rider-small">{rideNumber(_id)}</span>
    </span>
  );
}

function Vehicle({ driver: { user, vehicle } }: Pick<RideView, 'driver'>) {
  return (
    <span className="rider-vehicle">
      <VehicleDrawing type={vehicle.vehicleType} />
      <span>
        <span className="rider-block rider-strong">{`${vehicle.brand} ${vehicle.model}`}</span>
        <span className="rider-quiet rider-small">{user.name}</span>
      </span>
    </span>
  );
}

function Fare({ amount }: { amount: number | null }) {
  const text = useRideListText();
  return amount === null ? <span className="rider-quiet">{text.notSet}</span> : <Money amount={amount} />;
}

function Ending({ ride }: { ride: RideView }) {
  const ending = useEnding(ride, 'RIDER');
  if (!ending) return null;
  return (
    <span>
      <span className="rider-block">{ending.who}</span>
      {ending.why && <span className="rider-quiet rider-small rider-words">{ending.why}</span>}
    </span>
  );
}
