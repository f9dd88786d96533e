import { valuesNamed } from './cookie-header.rules.js';

describe('the values of a name in a Cookie header', () => {
  it('are all of them, in order', () => {
    expect(valuesNamed('a', 'a=1; b=2;a=3=; xa=4')).toEqual(['1', '3=']);
  });

  it('are none without the name, and without the header', () => {
    expect([valuesNamed('a', 'ab=1; b=a=2'), valuesNamed('a')]).toEqual([[], []]);
  });
});
