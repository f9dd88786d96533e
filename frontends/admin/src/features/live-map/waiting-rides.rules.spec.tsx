import type { RideStatus, RideView } from '@pothik/contracts/ride';
import { statusSince, waitingRides } from './waiting-rides.rules';

const NOW = Date.UTC(2026, 10, 2, 6, 30);
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const ride = (id: string, rideStatus: RideStatus, minutes: number) =>
  ({
    _id: id,
    rideStatus,
    createdAt: minutesAgo(60),
    history: [{ from: null, to: rideStatus, by: 'RIDER', at: minutesAgo(minutes), reason: '' }],
  }) as unknown as RideView;
const idsOf = (rides: readonly RideView[]) => waitingRides(rides, NOW).map(({ ride: { _id } }) => _id);

describe('a ride waits too long', () => {
  it('for its pickup more than 15 minutes after it was accepted', () => {
    expect(idsOf([ride('a', 'ACCEPTED', 15)])).toEqual([]);
    expect(idsOf([ride('a', 'ACCEPTED', 16)])).toEqual(['a']);
  });

  it('for an answer more than a minute after it was asked for', () => {
    expect(idsOf([ride('a', 'REQUESTED', 1)])).toEqual([]);
    expect(idsOf([ride('a', 'REQUESTED', 1.5)])).toEqual(['a']);
  });

  it('never once somebody was picked up', () => {
    expect(idsOf([ride('a', 'PICKED UP', 90), ride('b', 'IN TRANSIT', 90)])).toEqual([]);
  });

  it('the longest first', () => {
    expect(idsOf([ride('short', 'ACCEPTED', 20), ride('long', 'ACCEPTED', 40)])).toEqual(['long', 'short']);
  });
});

it('a ride without a step into its status counts from its booking', () => {
  expect(statusSince({ ...ride('a', 'ACCEPTED', 1), history: [] })).toBe(NOW - 3_600_000);
});
