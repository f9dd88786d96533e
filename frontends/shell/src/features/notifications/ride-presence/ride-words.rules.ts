import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import type { RidePresenceText } from './ride-presence-text';

/** What an open ride is doing, in a few words; undefined for one that has ended. */
export function rideWords(ride: RideView, text: RidePresenceText): string | undefined {
  const name = firstNameOf(ride.driver.user.name);
  switch (ride.rideStatus) {
    case 'REQUESTED':
      return ride.asking?.looking ? text.looking : text.requested(name);
    case 'ACCEPTED':
      if (ride.movingAwaySince) return text.movingAway(name);
      return ride.arrivedAt ? text.arrived(name) : text.accepted(name);
    case 'PICKED UP':
      return text.pickedUp(name);
    case 'IN TRANSIT':
      return text.inTransit;
    default:
      return undefined;
  }
}
