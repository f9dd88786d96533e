import { connectNearby } from '../connect/index.js';
import { nearbyContract } from '../contracts/nearby.contract.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { TestClock } from '../testing/test-clock.js';

const { REDIS_URL, REDIS_CA_FILE } = process.env;

const onSecuredRedis = REDIS_URL?.startsWith('rediss:') ? describe : describe.skip;

onSecuredRedis('On a Redis that demands TLS and a user with the rights of docs/operations.md', () => {
  nearbyContract('RedisNearby over TLS', async () => {
    const clock = new TestClock();
    const nearby = await connectNearby({ REDIS_URL, REDIS_CA_FILE }, { clock, logger: new SilentLogger() });
    return { nearby, clock };
  });
});
