import { byDriver, liveStateOf } from './live-state.rules.js';

describe('a driver on the live map', () => {
  it('is FREE without an open ride', () => {
    expect(liveStateOf([])).toEqual({ state: 'FREE' });
    expect(liveStateOf([{ id: 'a', status: 'COMPLETED' }])).toEqual({ state: 'FREE' });
  });

  it.each([
    ['REQUESTED', 'ASKED'],
    ['ACCEPTED', 'COMING'],
    ['PICKED UP', 'ON_RIDE'],
    ['IN TRANSIT', 'ON_RIDE'],
  ] as const)('with a ride that is %s is %s', (status, state) => {
    expect(liveStateOf([{ id: 'a', status }])).toEqual({ state, ride: 'a' });
  });

  it('who is on a ride and asked for another is on the ride', () => {
    const rides = [
      { id: 'asked', status: 'REQUESTED' },
      { id: 'on', status: 'IN TRANSIT' },
    ] as const;
    expect(liveStateOf(rides)).toEqual({ state: 'ON_RIDE', ride: 'on' });
  });
});

it('rides are grouped by their driver', () => {
  const [a, b, c] = [
    { id: '1', driverId: 'x' },
    { id: '2', driverId: 'y' },
    { id: '3', driverId: 'x' },
  ] as const;
  expect([...byDriver([a, b, c])]).toEqual([
    ['x', [a, c]],
    ['y', [b]],
  ]);
});
