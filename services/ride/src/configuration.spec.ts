import { RATE_LIMIT } from '@pothik/contracts/platform';
import { rideConfiguration } from './configuration.js';

const USUAL = {
  RATE_LIMITS: RATE_LIMIT,
  SOS_NOTE_MINUTES: 10,
  RIDE_SHORTEST_SECONDS: 60,
  RIDE_FASTEST_KMH: 120,
  RIDE_FARE_KMH: 60,
};

describe('the configuration of ride', () => {
  it('alarms again after ten minutes without a note, unless the operator sets another time', () => {
    expect(rideConfiguration.parse({})).toEqual(USUAL);
    expect(rideConfiguration.parse({ SOS_NOTE_MINUTES: '5' })).toEqual({ ...USUAL, SOS_NOTE_MINUTES: 5 });
  });

  it.each(['0', '121', '2.5', 'soon'])('refuses %s minutes', (minutes) => {
    expect(rideConfiguration.safeParse({ SOS_NOTE_MINUTES: minutes }).success).toBe(false);
  });

  it('switches a bound of a plausible ride off by 0', () => {
    const off = { RIDE_SHORTEST_SECONDS: '0', RIDE_FASTEST_KMH: '0', RIDE_FARE_KMH: '0' };
    expect(rideConfiguration.parse(off)).toMatchObject({
      RIDE_SHORTEST_SECONDS: 0,
      RIDE_FASTEST_KMH: 0,
      RIDE_FARE_KMH: 0,
    });
  });

  it.each([
    ['RIDE_SHORTEST_SECONDS', '3601'],
    ['RIDE_FASTEST_KMH', '-1'],
    ['RIDE_FARE_KMH', '1001'],
  ])('refuses %s=%s', (name, value) => {
    expect(rideConfiguration.safeParse({ [name]: value }).success).toBe(false);
  });
});
