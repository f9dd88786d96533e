import { isFareFrozen } from './frozen-fare.rules.js';

describe('from PICKED UP the fare is frozen', () => {
  it('and whoever was told of it has the same', () => {
    expect(isFareFrozen(220, { status: 'COMPLETED', fare: 220 }, 220)).toBe(true);
    expect(isFareFrozen(220, undefined, undefined)).toBe(true);
  });

  it('what was told before does not count', () => {
    expect(isFareFrozen(220, { status: 'ACCEPTED', fare: 180 }, undefined)).toBe(true);
    expect(isFareFrozen(220, { status: 'REQUESTED', fare: null }, undefined)).toBe(true);
  });

  it('another fare told, or earned, or none at all breaks it', () => {
    expect(isFareFrozen(220, { status: 'PICKED UP', fare: 180 }, undefined)).toBe(false);
    expect(isFareFrozen(220, { status: 'COMPLETED', fare: 220 }, 180)).toBe(false);
    expect(isFareFrozen(null, undefined, undefined)).toBe(false);
  });
});
