import { type ContainerState, startOf, waitingFor } from './container-states.rules.mjs';

const running: ContainerState = {
  id: '1',
  service: 'ride',
  status: 'running',
  exitCode: 0,
  ends: false,
  health: 'healthy',
  startedAt: 1_000,
  healthyAt: 3_500,
};

it('waits for a container until its health check passes', () => {
  expect(waitingFor([{ ...running, health: 'starting' }])).toEqual(['ride is starting']);
  expect(waitingFor([running])).toEqual([]);
});

it('a container without a health check is waited for until it runs', () => {
  const engine = { ...running, service: 'kafka', health: undefined };
  expect(
    waitingFor([
      { ...engine, status: 'created' },
      { ...engine, status: 'restarting' },
    ]),
  ).toEqual(['kafka is created', 'kafka is restarting']);
  expect(waitingFor([engine])).toEqual([]);
});

it('one that makes logins and ends has done its work only when it ended well', () => {
  const ended = { ...running, service: 'mongo-logins', status: 'exited', health: undefined, ends: true };
  expect(waitingFor([ended])).toEqual([]);
  expect(waitingFor([{ ...ended, exitCode: 1 }])).toEqual(['mongo-logins ended with 1']);
  expect(waitingFor([{ ...ended, status: 'running' }])).toEqual(['mongo-logins is running']);
});

it('one that stays is not there when it has ended, however well', () => {
  expect(waitingFor([{ ...running, status: 'exited' }])).toEqual(['ride ended with 0']);
});

it('a start lasts until the health check first passes', () => {
  expect(startOf(running)).toBe(2_500);
  expect(startOf({ ...running, healthyAt: Number.NaN })).toBeUndefined();
});
