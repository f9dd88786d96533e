import { addressOfView, viewOfAddress } from './place-list.rules';

it('the list of places is what its address says; what it does not know is left out', () => {
  const address = new URLSearchParams('search=gate&kind=LOCALITY&sort=name&page=2');
  expect(addressOfView(viewOfAddress(address)).toString()).toBe('page=2&kind=LOCALITY&sort=name&search=gate');
  expect(viewOfAddress(new URLSearchParams('kind=HOUSE&sort=fare'))).toEqual({ page: 1, searchTerm: '' });
});
