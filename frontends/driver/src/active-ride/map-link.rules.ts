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

/** Android offers every map that is installed (`geo:`, RFC 5870); other systems open the public map of OpenStreetMap. */
export function mapLinkOf({ location, point }: MapTarget, isAndroid: boolean): string {
  const place = encodeURIComponent(location);
  if (isAndroid)
    return point ? `geo:${point.lat},${point.lng}?q=${point.lat},${point.lng}(${place})` : `geo:0,0?q=${place}`;
  if (!point) return `https://www.openstreetmap.org/search?query=${place}`;
  return `https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=17/${point.lat}/${point.lng}`;
}
