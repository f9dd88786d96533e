import type { RideView } from '@pothik/contracts/ride';

/** What a map is opened at: the point where there is one, else the text. */
export interface MapTarget {
  location: string;
  point?: RideView['pickupPoint'];
}

/** Where a driver has to go: to the pickup until the rider is on board, then to the drop. */
export function targetOf(
  ride: Pick<RideView, 'rideStatus' | 'pickupLocation' | 'dropLocation' | 'pickupPoint' | 'dropPoint'>,
): MapTarget {
  return ride.rideStatus === 'ACCEPTED' || ride.rideStatus === 'REQUESTED'
    ? { location: ride.pickupLocation, point: ride.pickupPoint }
    : { location: ride.dropLocation, point: ride.dropPoint };
}

/**
 * Google Maps with the directions from where the phone is: its app where that is installed, else its page.
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsLinkOf({ location, point }: MapTarget): string {
  const destination = point ? `${point.lat},${point.lng}` : location;
  const query = new URLSearchParams({ api: '1', destination, dir_action: 'navigate' });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The phone's chooser among all maps that are installed (`geo:`, RFC 5870); Android alone has one. */
export function chooserLinkOf({ location, point }: MapTarget): string {
  const place = encodeURIComponent(location);
  return point ? `geo:${point.lat},${point.lng}?q=${point.lat},${point.lng}(${place})` : `geo:0,0?q=${place}`;
}
