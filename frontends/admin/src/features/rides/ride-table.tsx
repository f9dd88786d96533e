import { serverNow } from '@pothik/api-client';
import { enteredAt, isOpen, isOverdue, type RideView, rideNumber } from '@pothik/contracts/ride';
import { RideReviewBadge, RideStatusPill } from '@pothik/ride-ui';
import { EmptyState, Money, PersonLine, RelativeTime, Table, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { Clock, Route, Siren } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useRidesText } from '../../rides/rides-text';
import { useReviewFigures } from '../../rides/use-review-figures';
import { useAdminText } from '../../texts/admin-text';

interface RideTableProps {
  rides: readonly RideView[];
  loading: boolean;
  /** What an empty list says instead of that nothing matches. */
  none?: string;
  /** The chosen rides, where rides are chosen; absent elsewhere. */
  choice?: { chosen: readonly string[]; onChoose(rides: readonly string[]): void };
}

/** Rides with who, from where to where, and how they stand; a row opens the ride. */
export function RideTable({ rides, loading, none, choice }: RideTableProps) {
  const text = useRidesText();
  const { rider, driver, status } = useAdminText();
  const { pathname, search } = useLocation();
  return (
    <Table
      caption={text.title}
      className="admin-rides"
      rows={rides}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => (
        <Link to={`/admin/rides/${_id}`} state={{ from: `${pathname}${search}` }}>
          {text.openRide(rideNumber(_id))}
        </Link>
      )}
      loading={loading}
      empty={
        <EmptyState title={none ?? text.none} art={<Route aria-hidden />}>
          {!none && text.noneText}
        </EmptyState>
      }
      columns={[
        { key: 'number', header: text.number, wide: true, cell: (ride) => <Numbered ride={ride} choice={choice} /> },
        {
          key: 'status',
          header: status,
          cell: (ride) => <Status ride={ride} />,
        },
        { key: 'fare', header: text.fare, align: 'end', cell: ({ fare }) => <Fare fare={fare} /> },
        { key: 'rider', header: rider, cell: ({ user }) => <Person {...user} /> },
        { key: 'driver', header: driver, cell: (ride) => <Person {...ride.driver.user} /> },
        { key: 'route', header: text.fromTo, wide: true, cell: (ride) => <Places ride={ride} /> },
      ]}
    />
  );
}

function Numbered({ ride, choice }: { ride: RideView; choice: RideTableProps['choice'] }) {
  const text = useRidesText();
  const { dateTime } = useFormat();
  return (
    <span className="admin-two-lines">
      {choice && (
        <label className="admin-choose">
          <input
            type="checkbox"
            checked={choice.chosen.includes(ride._id)}
            onChange={() => choice.onChoose(toggled(choice.chosen, ride._id))}
            aria-label={text.choose(rideNumber(ride._id))}
          />
        </label>
      )}
      <strong>{rideNumber(ride._id)}</strong>
      <time dateTime={ride.createdAt} className="admin-small">
        {dateTime(ride.createdAt)}
      </time>
    </span>
  );
}

const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];

/** How the ride stands and, while it is open, since when; whether somebody should look after it, above all for its SOS. */
function Status({ ride }: { ride: RideView }) {
  const text = useRidesText();
  return (
    <span className="admin-status">
      <RideStatusPill status={ride.rideStatus} reader="ADMINISTRATOR" />
      {isOpen(ride.rideStatus) && (
        <RelativeTime at={enteredAt(ride, ride.rideStatus)} className="admin-small admin-quiet" />
      )}
      {ride.sos && (
        <span className="admin-ride-sos">
          <Siren aria-hidden size={16} />
          {ride.sos === 'OPEN' ? text.sos : text.sosSeen}
        </span>
      )}
      <RideReviewBadge ride={ride} figureOf={useReviewFigures(ride)} />
      {isOverdue(ride, serverNow()) && (
        <span className="admin-changed">
          <Clock aria-hidden size={16} />
          {text.overdue}
        </span>
      )}
    </span>
  );
}

const Person = ({ name, image }: RideView['user']) => (
  <PersonLine name={name} src={image || undefined} avatarSize="small" />
);

function Places({ ride }: { ride: RideView }) {
  return (
    <span className="admin-vehicle admin-ride-places">
      <VehicleDrawing type={ride.driver.vehicle.vehicleType} />
      <span>
        <span className="admin-vehicle-name">{ride.pickupLocation}</span>
        <span className="admin-small">{ride.dropLocation}</span>
      </span>
    </span>
  );
}

function Fare({ fare }: { fare: number | null }) {
  const { noFare } = useRidesText();
  return fare === null ? <span className="admin-quiet">{noFare}</span> : <Money amount={fare} />;
}
