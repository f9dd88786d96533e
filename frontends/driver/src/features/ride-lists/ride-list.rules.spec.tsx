import { endingOfAddress } from './ride-list.rules';

it.each([
  ['', 'REJECTED'],
  ['status=CANCELLED', 'CANCELLED'],
  ['status=REJECTED', 'REJECTED'],
  ['status=LOST', 'REJECTED'],
])('the list is of REJECTED rides unless the address asks for CANCELLED ones: %j', (address, ending) => {
  expect(endingOfAddress(new URLSearchParams(address))).toBe(ending);
});
