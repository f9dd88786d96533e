import { keyValueContract } from '../contracts/key-value.contract.js';
import { TestClock } from '../testing/test-clock.js';
import { MemoryKeyValueStore } from './memory-key-value-store.js';

keyValueContract('MemoryKeyValueStore', async () => {
  const clock = new TestClock();
  return { store: new MemoryKeyValueStore(clock), pass: async (ms) => clock.advance(ms) };
});
