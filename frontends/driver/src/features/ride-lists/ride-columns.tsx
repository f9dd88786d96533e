import type { RideView } from '@pothik/contracts/ride';
import { RideReviewBadge, RideStatusPill, RideWay, useEnding } from '@pothik/ride-ui';
import { type Column, Money, PersonLine, useFormat } from '@pothik/ui-kit';
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
    route: {
      key: 'route',
      header: text.route,
      wide: true,
      cell: (ride) => <Way ride={ride} />,
    },
    fare: {
      key: 'fare',
      header: text.fare,
      align: 'end',
      cell: ({ fare }) => (fare === null ? <span className="driver-quiet">–</span> : <Money amount={fare} />),
    },
    status: {
      key: 'status',
      header: text.status,
      cell: ({ rideStatus }) => <RideStatusPill status={rideStatus} reader="DRIVER" />,
    },
    why: { key: 'why', header: why, cell: (ride) => <Why ride={ride} /> },
  };
}

/** With the mark of a review, which needs the width. */
function Way({ ride }: { ride: RideView }) {
  return (
    <>
      <RideWay ride={ride} reader="DRIVER" className="driver-way" />
      <RideReviewBadge ride={ride} />
    </>
  );
}

function Rider({ user: { name, image } }: { user: RideView['user'] }) {
  return <PersonLine name={name} avatarSize="small" {...(image ? { src: image } : {})} />;
}

function Why({ ride }: { ride: RideView }) {
  const ending = useEnding(ride, 'DRIVER');
  if (!ending) return null;
  return (
    <span className="driver-why">
      {ending.who}
      {ending.why && <span className="driver-quiet">{ending.why}</span>}
    </span>
  );
}
