import { retentionOf } from './retention.rules.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

it('retains events for 7 days and dead letters for 30', () => {
  expect(retentionOf('pothik.ride')).toBe(7 * DAY_MS);
  expect(retentionOf('pothik.ride.dead')).toBe(30 * DAY_MS);
});
