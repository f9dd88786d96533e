import { reconnectDelay } from './reconnect';

it('pauses grow to 30 s, with 25 % jitter, and are never shorter than the server’s Retry-After', () => {
  expect([1, 2, 3, 9].map((failures) => reconnectDelay(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
  expect(reconnectDelay(1, 0)).toBe(750);
  expect(reconnectDelay(1, 0.5, 20)).toBe(20_000);
});
