import { useCurrentUser } from '@pothik/api-client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { bookingDraft } from '../../../rides/booking-draft';
import { currentRideQuery } from '../../../rides/current-ride-query';
import { BookingForm, type BookingFrameProps } from '../booking-form';
import { CURRENT_RIDE } from '../use-open-ride';
import { OpenRideCard } from './open-ride-card';

/** “Where to?” on a rider's home page: the booking form itself, or the ride that is open. */
export function WhereTo() {
  const rider = useCurrentUser();
  const navigate = useNavigate();
  const { data: ride } = useQuery(currentRideQuery);
  if (!rider) return null;
  if (ride) {
    return (
      <div className="ui-page rider-where-to">
        <OpenRideCard ride={ride} />
      </div>
    );
  }
  const showRide = () => {
    bookingDraft(rider._id).delete();
    void navigate(CURRENT_RIDE);
  };
  return <BookingForm key={rider._id} riderId={rider._id} Frame={PageFrame} onRide={showRide} onPage />;
}

function PageFrame({ title, footer, onBack, children }: BookingFrameProps) {
  return (
    <div className="ui-page rider-where-to rider-stack">
      {onBack && <h1>{title}</h1>}
      {children}
      {footer}
    </div>
  );
}
