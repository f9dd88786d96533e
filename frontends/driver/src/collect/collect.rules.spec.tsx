import { collectIdsOf, collectOf, withCollect } from './collect.rules';

const [FIRST, SECOND] = ['0'.repeat(24), '1'.repeat(24)];

describe('the fare to collect', () => {
  it('is due for a completed ride', () => {
    expect(collectOf({ rideStatus: 'COMPLETED', fare: 320 })).toBe('due');
  });

  it('is not yet due while the ride goes on, because the press that ends it may have been refused', () => {
    expect(collectOf({ rideStatus: 'IN TRANSIT', fare: 320 })).toBe('open');
  });

  it.each(['CANCELLED', 'REJECTED'] as const)('is nothing after %s', (rideStatus) => {
    expect(collectOf({ rideStatus, fare: 320 })).toBe('nothing');
  });

  it('is remembered once for each ride, in order', () => {
    expect(withCollect(withCollect(withCollect([], FIRST), SECOND), FIRST)).toEqual([FIRST, SECOND]);
  });

  it('is read from what the device stored, without what is no ride', () => {
    expect(collectIdsOf(`${FIRST},${SECOND}`)).toEqual([FIRST, SECOND]);
    expect(collectIdsOf('x,')).toEqual([]);
    expect(collectIdsOf(null)).toEqual([]);
  });
});
