import { evictionRefusal, policyInInfo } from './redis-eviction.rules.js';

it('a Redis that never evicts is accepted', () => {
  expect(evictionRefusal('noeviction')).toBeUndefined();
});

it.each(['allkeys-lru', 'volatile-ttl'])('a Redis that evicts is refused, naming its policy: %s', (policy) => {
  expect(evictionRefusal(policy)).toBe(
    `The Redis of REDIS_URL must have maxmemory-policy noeviction; it has ${policy}.`,
  );
});

it('a Redis whose policy cannot be read is refused', () => {
  expect(evictionRefusal(undefined)).toMatch('CONFIG GET maxmemory-policy or INFO memory');
});

it('the policy is found in INFO memory, whatever else that lists', () => {
  expect(policyInInfo('# Memory\r\nmaxmemory:0\r\nmaxmemory_policy:allkeys-lru\r\nmem_allocator:libc\r\n')).toBe(
    'allkeys-lru',
  );
  expect(policyInInfo('# Memory\r\nmaxmemory:0\r\n')).toBeUndefined();
});
