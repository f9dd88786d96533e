import { nearbyContract } from '../contracts/nearby.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { MemoryNearby } from './memory-nearby.js';
import { PLACE_TTL_MS } from './nearby.js';

nearbyContract('MemoryNearby', async () => {
  const clock = new TestClock();
  return { nearby: new MemoryNearby(clock), clock, ttlMs: PLACE_TTL_MS };
});
nearbyContract('MemoryNearby with a life of five seconds', async () => {
  const clock = new TestClock();
  return { nearby: new MemoryNearby(clock, { ttlMs: 5_000 }), clock, ttlMs: 5_000 };
});
