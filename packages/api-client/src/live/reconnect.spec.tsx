import { reconnectDelay } from './reconnect';

it('pauses grow to half a minute, spread by a quarter, and never undercut the server’s wish', () => {
  expect([1, 2, 3, 9].map((failures) => reconnectDelay(failures, 0.5))).toEqual([1000, 2000, 4000, 30_000]);
  expect(reconnectDelay(1, 0)).toBe(750);
  expect(reconnectDelay(1, 0.5, 20)).toBe(20_000);
});
