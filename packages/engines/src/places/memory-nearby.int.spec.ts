import { nearbyContract } from '../contracts/nearby.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { MemoryNearby } from './memory-nearby.js';

nearbyContract('MemoryNearby', async () => {
  const clock = new TestClock();
  return { nearby: new MemoryNearby(clock), clock };
});
