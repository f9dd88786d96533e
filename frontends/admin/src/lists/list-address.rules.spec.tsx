import { addressOf, knownValue } from './list-address.rules';

describe('a list and its address', () => {
  it('an unknown value is undefined', () => {
    expect(knownValue(['OPEN', 'RESOLVED'], 'OPEN')).toBe('OPEN');
    expect(knownValue(['OPEN', 'RESOLVED'], 'LOST')).toBeUndefined();
    expect(knownValue(['OPEN', 'RESOLVED'], null)).toBeUndefined();
  });

  it('only what differs from the default list is in the address', () => {
    expect(addressOf({ page: 1, search: '', role: undefined }).toString()).toBe('');
    expect(addressOf({ page: 2, search: 'Dhaka & co', role: 'ADMIN' }).toString()).toBe(
      'page=2&search=Dhaka+%26+co&role=ADMIN',
    );
  });
});
