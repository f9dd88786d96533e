import { endingOf, type RideView } from '@pothik/contracts/ride';
import { type Column, Money, PersonLine, RouteStrip, useFormat } from '@pothik/ui-kit';
import { RideStatusPill } from '../../rides/ride-status-pill';
import { useDriverText } from '../../texts/driver-text';
import { useRideListsText } from './ride-lists-text';

/** The columns every list of a driver's rides has: who, when, from where to where, fare, status. */
export function useRideColumns(): Record<'rider' | 'date' | 'route' | 'fare' | 'status' | 'why', Column<RideView>> {
  const text = useDriverText();
  const { dateTime } = useFormat();
  const why = useRideListsText().why;
  return {
    rider: { key: 'rider', header: text.rider, wide: true, cell: ({ user }) => <Rider user={user} /> },
    date: {
      key: 'date',
      header: text.date,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
    },
    route: { key: 'route', header: text.route, wide: true, cell: (ride) => <Route ride={ride} /> },
    fare: {
      key: 'fare',
      header: text.fare,
      align: 'end',
      cell: ({ fare }) => (fare === null ? <span className="driver-quiet">–</span> : <Money amount={fare} />),
    },
    status: { key: 'status', header: text.status, cell: (ride) => <RideStatusPill status={ride.rideStatus} /> },
    why: { key: 'why', header: why, cell: (ride) => <Why ride={ride} /> },
  };
}

function Rider({ user: { name, image } }: { user: RideView['user'] }) {
  return <PersonLine name={name} avatarSize="small" {...(image ? { src: image } : {})} />;
}

function Route({ ride }: { ride: RideView }) {
  const text = useDriverText();
  return (
    <RouteStrip
      className="driver-route"
      pickupLabel={text.pickup}
      pickup={ride.pickupLocation}
      dropLabel={text.drop}
      drop={ride.dropLocation}
    />
  );
}

function Why({ ride }: { ride: RideView }) {
  const { by, systemReason } = useDriverText();
  const ending = endingOf(ride);
  if (!ending) return null;
  return (
    <span className="driver-why">
      {by(ending.by)}
      {ending.reason && <span className="driver-quiet">{systemReason(ending.reason)}</span>}
    </span>
  );
}
