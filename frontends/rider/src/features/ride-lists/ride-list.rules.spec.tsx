import { addressOfPage, pageOfAddress } from '@pothik/ui-kit';
import { isPaymentsAddress, statusOfAddress, withStatus } from './ride-list.rules';

const address = (text: string) => new URLSearchParams(text);

it('an address with unknown values shows the default list', () => {
  const broken = address('page=-1&status=LOST&view=x');
  expect([pageOfAddress(broken), statusOfAddress(broken), isPaymentsAddress(broken)]).toEqual([1, undefined, false]);
});

it('reads back what it wrote', () => {
  const written = addressOfPage(withStatus(address('view=payments&page=7'), 'PICKED UP'), 3);
  expect([pageOfAddress(written), statusOfAddress(written), isPaymentsAddress(written)]).toEqual([
    3,
    'PICKED UP',
    true,
  ]);
});

it('only what differs from the default list is in the address', () => {
  expect(String(withStatus(address('status=CANCELLED&page=3'), undefined))).toBe('');
});
