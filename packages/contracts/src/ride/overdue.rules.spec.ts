import { enteredAt, isOverdue } from './overdue.rules.js';
import type { RideStatus } from './status.js';

const START = Date.parse('2026-11-02T06:00:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();

/** A ride that came into each status one minute after the former. */
const rideThrough = (...statuses: readonly [RideStatus, ...RideStatus[]]) => ({
  rideStatus: statuses.at(-1) ?? statuses[0],
  history: statuses.map((to, minutes) => ({ to, at: at(minutes) })),
  createdAt: at(0),
});
const isOverdueAfter = (ride: ReturnType<typeof rideThrough>, minutes: number) =>
  isOverdue(ride, START + minutes * MINUTE);

describe('a ride is overdue', () => {
  it.each<[string, readonly [RideStatus, ...RideStatus[]], number]>([
    ['after a minute without an answer', ['REQUESTED'], 1],
    ['after a quarter of an hour without a pickup', ['REQUESTED', 'ACCEPTED'], 16],
    ['six hours after the pickup, whatever came since', ['REQUESTED', 'ACCEPTED', 'PICKED UP'], 362],
    ['six hours after the pickup on its way', ['REQUESTED', 'ACCEPTED', 'PICKED UP', 'IN TRANSIT'], 362],
  ])('%s', (_when, statuses, minutes) => {
    expect(isOverdueAfter(rideThrough(...statuses), minutes)).toBe(false);
    expect(isOverdueAfter(rideThrough(...statuses), minutes + 1)).toBe(true);
  });

  it.each(['COMPLETED', 'CANCELLED', 'REJECTED'] as const)('never once it is %s', (ended) => {
    expect(isOverdueAfter(rideThrough('REQUESTED', ended), 10_000)).toBe(false);
  });
});

it('a ride whose history does not say when it came into a status did so when it was asked for', () => {
  expect(enteredAt({ history: [], createdAt: at(3) }, 'ACCEPTED')).toBe(START + 3 * MINUTE);
});
