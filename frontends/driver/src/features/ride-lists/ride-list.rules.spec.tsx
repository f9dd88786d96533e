import { endingOfAddress } from './ride-list.rules';

it.each([
  ['', 'REJECTED'],
  ['status=CANCELLED', 'CANCELLED'],
  ['status=REJECTED', 'REJECTED'],
  ['status=LOST', 'REJECTED'],
])('shows REJECTED rides unless the address says CANCELLED: %j', (address, ending) => {
  expect(endingOfAddress(new URLSearchParams(address))).toBe(ending);
});
