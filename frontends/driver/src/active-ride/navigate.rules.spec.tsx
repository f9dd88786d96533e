import { rideWith } from '../testing/samples';
import { chooserLinkOf, directionsLinkOf, targetOf } from './navigate.rules';

const POINT = { lat: 23.7561, lng: 90.3755 };
const PICKUP = { location: 'Dhanmondi 27, lake gate', point: POINT };
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('navigation', () => {
  it('leads to the pickup until the rider is on board, then to the drop', () => {
    const ride = rideWith({ pickupPoint: POINT });
    expect(targetOf(ride)).toEqual({ location: ride.pickupLocation, point: POINT });
    expect(targetOf({ ...ride, rideStatus: 'IN TRANSIT' })).toEqual({ location: ride.dropLocation, point: undefined });
  });

  it('opens the directions of Google Maps to the point, else to the text', () => {
    const directions = { api: '1', dir_action: 'navigate' };
    expect(directionsLinkOf(PICKUP)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?/);
    expect(queryOf(directionsLinkOf(PICKUP))).toEqual({ ...directions, destination: '23.7561,90.3755' });
    expect(queryOf(directionsLinkOf({ location: 'ধানমন্ডি A & B' }))).toEqual({
      ...directions,
      destination: 'ধানমন্ডি A & B',
    });
  });

  it('leaves the choice of a map to the phone', () => {
    expect(chooserLinkOf(PICKUP)).toBe('geo:23.7561,90.3755?q=23.7561,90.3755(Dhanmondi%2027%2C%20lake%20gate)');
    expect(chooserLinkOf({ location: 'ধানমন্ডি' })).toBe(`geo:0,0?q=${encodeURIComponent('ধানমন্ডি')}`);
  });
});
