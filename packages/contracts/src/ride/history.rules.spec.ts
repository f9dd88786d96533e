import { endingOf, reachedAt, waitingMinutesOf } from './history.rules.js';
import type { RideView } from './views.js';

const BOOKED = { from: null, to: 'REQUESTED', by: 'RIDER', at: '2026-11-21T06:00:00.000Z', reason: '' } as const;
const REJECTED = {
  from: 'REQUESTED',
  to: 'REJECTED',
  by: 'DRIVER',
  at: '2026-11-21T06:01:00.000Z',
  reason: 'Too far away',
} as const;
const history: RideView['history'] = [BOOKED, REJECTED];

it('a status was reached at the time in the history, or never', () => {
  expect(reachedAt({ history }, 'REJECTED')).toBe(REJECTED.at);
  expect(reachedAt({ history }, 'ACCEPTED')).toBeUndefined();
});

it('only a rejected or cancelled ride has an ending to explain', () => {
  expect(endingOf({ rideStatus: 'REJECTED', history })).toBe(REJECTED);
  expect(endingOf({ rideStatus: 'COMPLETED', history })).toBeUndefined();
  expect(endingOf({ rideStatus: 'REQUESTED', history: [BOOKED] })).toBeUndefined();
});

it('a driver waited from his arrival until the rider got in, in whole minutes', () => {
  const arrivedAt = '2026-11-21T06:10:30.000Z';
  const PICKED_UP = { ...REJECTED, from: 'ACCEPTED', to: 'PICKED UP', at: '2026-11-21T06:17:29.000Z' } as const;
  expect(waitingMinutesOf({ arrivedAt, history: [BOOKED, PICKED_UP] })).toBe(6);
  expect(waitingMinutesOf({ arrivedAt, history: [BOOKED] })).toBeUndefined();
  expect(waitingMinutesOf({ history: [BOOKED, PICKED_UP] })).toBeUndefined();
});
