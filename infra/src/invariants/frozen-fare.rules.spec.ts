import { isFareFrozen } from './frozen-fare.rules.js';

describe('from PICKED UP the fare is frozen', () => {
  it('and projection and ledger have the same', () => {
    expect(isFareFrozen(220, { status: 'COMPLETED', fare: 220 }, 220)).toBe(true);
    expect(isFareFrozen(220, undefined, undefined)).toBe(true);
  });

  it('and a projection from before does not count', () => {
    expect(isFareFrozen(220, { status: 'ACCEPTED', fare: 180 }, undefined)).toBe(true);
    expect(isFareFrozen(220, { status: 'REQUESTED', fare: null }, undefined)).toBe(true);
  });

  it('and another fare in the projection or the ledger, or none in the ride, breaks it', () => {
    expect(isFareFrozen(220, { status: 'PICKED UP', fare: 180 }, undefined)).toBe(false);
    expect(isFareFrozen(220, { status: 'COMPLETED', fare: 220 }, 180)).toBe(false);
    expect(isFareFrozen(null, undefined, undefined)).toBe(false);
  });
});
