import { blockOf } from './block.rules';

it('a pending or suspended driver is blocked; one suspended during a ride may finish it and collect its fare first', () => {
  expect(blockOf('APPROVED', true)).toBe('none');
  expect(blockOf('PENDING', false)).toBe('pending');
  expect(blockOf('SUSPENDED', false)).toBe('suspended');
  expect(blockOf('SUSPENDED', true)).toBe('suspended-on-ride');
});
