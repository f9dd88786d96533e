import { isStuck } from './stuck.rules';

const query = { data: undefined, error: null, fetchStatus: 'fetching' } as const;

it('a query is stuck when it has no data, and failed or waits for the network', () => {
  expect(isStuck({ ...query, fetchStatus: 'paused' })).toBe(true);
  expect(isStuck({ ...query, error: new Error('refused') })).toBe(true);
});

it('a query that is fetching, or has data already, is not', () => {
  expect(isStuck(query)).toBe(false);
  expect(isStuck({ data: null, error: new Error('refused'), fetchStatus: 'paused' })).toBe(false);
});
