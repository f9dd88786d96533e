import { addressOfPage, pageOfAddress } from '@pothik/ui-kit';
import { activityFilter, isPaymentsAddress, requestFilter, statusOfAddress, withStatus } from './ride-list.rules';

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

it('Activity shows every ride, or those of the status in the address', () => {
  expect(activityFilter(address('page=2'))).toEqual({});
  expect(activityFilter(address('status=REJECTED'))).toEqual({ rideStatus: 'REJECTED' });
});

it('one path shows cancelled rides, and as Payment History completed ones', () => {
  expect(requestFilter(address('page=2'))).toEqual({ rideStatus: 'CANCELLED' });
  expect(requestFilter(address('view=payments'))).toEqual({ rideStatus: 'COMPLETED' });
});
