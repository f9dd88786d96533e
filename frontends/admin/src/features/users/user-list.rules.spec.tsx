import { addressOfView, mayHaveFactor, rolesToGive, type UserListView, viewOfAddress } from './user-list.rules';

const viewOf = (address: string) => viewOfAddress(new URLSearchParams(address));

describe('the list of people', () => {
  it.each<UserListView>([
    { page: 1, searchTerm: '' },
    { page: 2, searchTerm: 'Nusrat', role: 'RIDER', verified: 'false', sort: 'name' },
  ])('has its whole view in the address: %j', (view) => {
    expect(viewOf(addressOfView(view).toString())).toEqual(view);
  });

  it('ignores unknown values', () => {
    expect(viewOf('role=KING&verified=perhaps&sort=luck&page=x')).toEqual({ page: 1, searchTerm: '' });
  });
});

describe('the roles somebody may be given', () => {
  it('are the others of RIDER, ADMIN and SUPER_ADMIN', () => {
    expect(rolesToGive({ _id: 'a', role: 'RIDER' }, 'me')).toEqual(['ADMIN', 'SUPER_ADMIN']);
    expect(rolesToGive({ _id: 'a', role: 'SUPER_ADMIN' }, 'me')).toEqual(['RIDER', 'ADMIN']);
  });

  it('are none for a DRIVER, who stays one, and none for oneself', () => {
    expect(rolesToGive({ _id: 'a', role: 'DRIVER' }, 'me')).toEqual([]);
    expect(rolesToGive({ _id: 'me', role: 'SUPER_ADMIN' }, 'me')).toEqual([]);
  });
});

describe('whose two-step verification a super administrator sees', () => {
  it.each([
    ['RIDER', false],
    ['DRIVER', false],
    ['ADMIN', true],
    ['SUPER_ADMIN', true],
  ] as const)('%s: %s', (role, expected) => {
    expect(mayHaveFactor({ _id: 'a', role }, 'me')).toBe(expected);
  });

  it('not one’s own, which is in one’s account', () => {
    expect(mayHaveFactor({ _id: 'me', role: 'SUPER_ADMIN' }, 'me')).toBe(false);
  });
});
