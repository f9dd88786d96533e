import { keptParts } from './kept-parts.rules.js';

describe('what stays of a publication', () => {
  it.each([6, 5])('of the two last, here %i of 6, everything', (number) => {
    expect(keptParts(number, 6).sort()).toEqual(['answers', 'events', 'schemas', 'shared']);
  });

  it.each([4, 1])('of an older one, here %i of 6, events and shared texts', (number) => {
    expect(keptParts(number, 6)).toEqual(['events', 'shared']);
  });
});
