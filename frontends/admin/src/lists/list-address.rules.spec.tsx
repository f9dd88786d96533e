import { addressOf, knownDay, knownId, knownValue } from './list-address.rules';

describe('a list and its address', () => {
  it('an unknown value is undefined', () => {
    expect(knownValue(['OPEN', 'RESOLVED'], 'OPEN')).toBe('OPEN');
    expect(knownValue(['OPEN', 'RESOLVED'], 'LOST')).toBeUndefined();
    expect(knownValue(['OPEN', 'RESOLVED'], null)).toBeUndefined();
  });

  it('a text that is no id or no day is undefined', () => {
    expect(knownId('665000000000000000000002')).toBe('665000000000000000000002');
    for (const id of [null, '', '42', '66500000000000000000000Z']) expect(knownId(id)).toBeUndefined();
    expect(knownDay('2026-11-02')).toBe('2026-11-02');
    for (const day of [null, '', '2026-02-30', '0002-11-02', '02.11.2026', '2026-13-01'])
      expect(knownDay(day)).toBeUndefined();
  });

  it('only what differs from the default list is in the address', () => {
    expect(addressOf({ page: 1, search: '', role: undefined }).toString()).toBe('');
    expect(addressOf({ page: 2, search: 'Dhaka & co', role: 'ADMIN' }).toString()).toBe(
      'page=2&search=Dhaka+%26+co&role=ADMIN',
    );
  });
});
