import { isPaymentsAddress, pageOfAddress, statusOfAddress, withPage, withStatus } from './ride-list.rules';

const address = (text: string) => new URLSearchParams(text);

it('an address with unknown values shows the plain list', () => {
  const broken = address('page=-1&status=LOST&view=x');
  expect([pageOfAddress(broken), statusOfAddress(broken), isPaymentsAddress(broken)]).toEqual([1, undefined, false]);
  expect(pageOfAddress(address('page=1.5'))).toBe(1);
});

it('reads back what it wrote', () => {
  const written = withPage(withStatus(address('view=payments&page=7'), 'PICKED UP'), 3);
  expect([pageOfAddress(written), statusOfAddress(written), isPaymentsAddress(written)]).toEqual([
    3,
    'PICKED UP',
    true,
  ]);
});

it('only what differs from the plain list stands in it', () => {
  expect(String(withStatus(address('status=CANCELLED&page=3'), undefined))).toBe('');
  expect(String(withPage(address('page=2'), 1))).toBe('');
});
