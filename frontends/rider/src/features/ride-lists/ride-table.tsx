import type { RideView } from '@pothik/contracts/ride';
import { ClockTime, EmptyState, Money, Table, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { RideStatusPill } from '../../rides/ride-status-pill';
import { useRiderText } from '../../texts/rider-text';
import { addressOfView, type RideListView } from './ride-list.rules';
import { useRideListText } from './ride-list-text';

interface RideTableProps {
  rides: readonly RideView[];
  loading: boolean;
  view: RideListView;
}

/** Rides as rows; a row opens its details. */
export function RideTable({ rides, loading, view }: RideTableProps) {
  const text = useRideListText();
  const { fare } = useRiderText();
  const { dateTime } = useFormat();
  return (
    <Table
      caption={text.activity}
      rows={rides}
      rowKey={({ _id }) => _id}
      rowLink={({ _id, createdAt }) => (
        <Link to={`?${addressOfView({ ...view, ride: _id })}`} replace preventScrollReset>
          {text.openRide(dateTime(createdAt))}
        </Link>
      )}
      loading={loading}
      empty={
        <EmptyState title={text.none} art={<VehicleDrawing type="CNG" />}>
          {text.noneText}
        </EmptyState>
      }
      columns={[
        { key: 'date', header: text.date, cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { key: 'vehicle', header: text.vehicle, wide: true, cell: ({ driver }) => <Vehicle driver={driver} /> },
        { key: 'way', header: text.way, wide: true, cell: (ride) => <Way ride={ride} /> },
        { key: 'fare', header: fare, align: 'end', cell: (ride) => <Fare amount={ride.fare} /> },
        { key: 'status', header: text.status, cell: ({ rideStatus }) => <RideStatusPill status={rideStatus} /> },
      ]}
    />
  );
}

function Moment({ at }: { at: string }) {
  const { date } = useFormat();
  return (
    <span className="ui-nowrap">
      <span className="rider-block">{date(at)}</span>
      <ClockTime at={at} className="rider-quiet rider-small" />
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

function Way({ ride: { pickupLocation, dropLocation } }: { ride: RideView }) {
  const text = useRideListText();
  return <span className="rider-places">{text.wayText(pickupLocation, dropLocation)}</span>;
}

function Fare({ amount }: { amount: number | null }) {
  const text = useRideListText();
  return amount === null ? <span className="rider-quiet">{text.notSet}</span> : <Money amount={amount} />;
}
