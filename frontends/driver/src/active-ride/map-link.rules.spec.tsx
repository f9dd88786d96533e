import { rideWith } from '../testing/samples';
import { mapLinkOf, targetOf } from './map-link.rules';

const POINT = { lat: 23.7561, lng: 90.3755 };
const PICKUP = { location: 'Dhanmondi 27, lake gate', point: POINT };

describe('the link that opens a place in a map', () => {
  it('leads to the pickup until the rider is on board, then to the drop', () => {
    const ride = rideWith({ pickupPoint: POINT });
    expect(targetOf(ride)).toEqual({ location: ride.pickupLocation, point: POINT });
    expect(targetOf({ ...ride, rideStatus: 'IN TRANSIT' })).toEqual({ location: ride.dropLocation, point: undefined });
  });

  it('has the point, on Android for whichever map is installed', () => {
    expect(mapLinkOf(PICKUP, true)).toBe('geo:23.7561,90.3755?q=23.7561,90.3755(Dhanmondi%2027%2C%20lake%20gate)');
    expect(mapLinkOf(PICKUP, false)).toBe(
      'https://www.openstreetmap.org/?mlat=23.7561&mlon=90.3755#map=17/23.7561/90.3755',
    );
  });

  it('searches for the text where there is no point', () => {
    expect(mapLinkOf({ location: 'ধানমন্ডি' }, true)).toBe(`geo:0,0?q=${encodeURIComponent('ধানমন্ডি')}`);
    expect(mapLinkOf({ location: 'A & B' }, false)).toBe('https://www.openstreetmap.org/search?query=A%20%26%20B');
  });
});
