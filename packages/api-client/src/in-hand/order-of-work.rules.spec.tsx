import { inOrder, isWaiting, type KeptAct, type RideAct, statusAfter } from './order-of-work.rules';

const kept = (number: number, act: RideAct): KeptAct => ({
  number,
  rideId: 'ride-7',
  personId: 'rafiqul',
  act,
  key: `key-${number}`,
  pressedAt: 1_000,
});
const ARRIVED = kept(1, { kind: 'arrived' });
const CODE = kept(2, { kind: 'start-code', otp: '482915' });
const TRANSIT = kept(3, { kind: 'in-transit' });

it('waiting acts lead on in the order of work, and never skip a step', () => {
  expect(statusAfter('ACCEPTED', [ARRIVED])).toBe('ACCEPTED');
  expect(statusAfter('ACCEPTED', [TRANSIT, CODE])).toBe('IN TRANSIT');
  expect(statusAfter('ACCEPTED', [TRANSIT])).toBe('ACCEPTED');
  expect(statusAfter('PICKED UP', [CODE])).toBe('PICKED UP');
});

it('acts come in the order in which they were kept', () => {
  expect(inOrder([TRANSIT, ARRIVED, CODE])).toEqual([ARRIVED, CODE, TRANSIT]);
});

it('an act waits until it has an end', () => {
  expect(isWaiting(ARRIVED)).toBe(true);
  expect(isWaiting({ ...ARRIVED, end: { kind: 'done', at: 2_000 } })).toBe(false);
});
