import { reconnectDelay } from './reconnect';

it('pauses grow to 30 s, with 25 % jitter, and are never shorter than the server’s Retry-After', () => {
  expect([1, 2, 3, 9].map((failures) => reconnectDelay(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
  expect(reconnectDelay(1, 0)).toBe(750);
  expect(reconnectDelay(1, 0.5, { retryAfterSeconds: 20 })).toBe(20_000);
});

it('a page in sight whose line is away tries again every 3 s', () => {
  expect([1, 2, 3, 9].map((failures) => reconnectDelay(failures, 0.5, { isAwaited: true }))).toEqual([
    1000, 2000, 3000, 3000,
  ]);
});
