import { fareChangeOf, seenByItself, seenFare } from './fare-notice.rules';

const ACCEPTED = { rideStatus: 'ACCEPTED', fare: 350 } as const;

describe('a changed fare', () => {
  it('is told from the fare that was seen, with the driver’s reason', () => {
    expect(fareChangeOf({ ...ACCEPTED, fareReason: 'The flyover is closed' }, 320)).toEqual({
      from: 320,
      to: 350,
      why: 'The flyover is closed',
    });
    expect(fareChangeOf({ ...ACCEPTED, fare: 300 }, 320)).toEqual({ from: 320, to: 300 });
  });

  it('is none when it is the same, the first, not set, or agreed to by the code', () => {
    expect(fareChangeOf(ACCEPTED, 350)).toBeUndefined();
    expect(fareChangeOf(ACCEPTED, undefined)).toBeUndefined();
    expect(fareChangeOf({ ...ACCEPTED, fare: null }, 320)).toBeUndefined();
    expect(fareChangeOf({ ...ACCEPTED, rideStatus: 'PICKED UP' }, 320)).toBeUndefined();
  });

  it('is compared with the first fare, which is seen by itself, until the ride has none', () => {
    expect(seenByItself(ACCEPTED, undefined)).toBe(350);
    expect(seenByItself(ACCEPTED, 320)).toBeUndefined();
    expect(seenByItself({ ...ACCEPTED, fare: null }, 320)).toBeNull();
    expect(seenByItself({ ...ACCEPTED, rideStatus: 'PICKED UP' }, 320)).toBeNull();
    expect(seenByItself({ ...ACCEPTED, fare: null }, undefined)).toBeUndefined();
  });

  it('is remembered as a number', () => {
    expect([seenFare('320'), seenFare(null), seenFare('')]).toEqual([320, undefined, undefined]);
  });
});
