import type { RideView } from '@pothik/contracts/ride';
import { History } from 'lucide-react';
import { useBookingText } from '../booking-text';
import { type Trip, tripsOf } from './recent.rules';

/** The last trips, each one tap away. */
export function RecentTrips({ rides, onChoose }: { rides: readonly RideView[]; onChoose(trip: Trip): void }) {
  const text = useBookingText();
  const trips = tripsOf(rides);
  if (trips.length === 0) return null;
  return (
    <section className="rider-trips" aria-label={text.recentTrips}>
      <p className="rider-quiet rider-small" aria-hidden>
        {text.recentTrips}
      </p>
      <ul>
        {trips.map((trip) => (
          <li key={trip.rideId}>
            <button type="button" className="ride-suggestion" onClick={() => onChoose(trip)}>
              <span className="ride-suggestion-icon">
                <History aria-hidden />
              </span>
              <span className="ride-suggestion-words">
                <b>{trip.drop.name}</b>
                <small>{text.tripFrom(trip.pickup.name)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
