import { fullFor } from './places.rules.js';

const places = { own: 1, ownMaximum: 2, inAll: 15, maximum: 16 };

describe('one more body', () => {
  it('has a place while neither its sender’s nor the gateway’s are all taken', () => {
    expect(fullFor('person', places)).toBeUndefined();
  });

  it('finds its sender’s places taken before the gateway’s', () => {
    expect(fullFor('person', { ...places, own: 2, inAll: 16 })).toBe('person');
    expect(fullFor('address', { ...places, own: 2 })).toBe('address');
    expect(fullFor('address', { ...places, inAll: 16 })).toBe('gateway');
  });
});
