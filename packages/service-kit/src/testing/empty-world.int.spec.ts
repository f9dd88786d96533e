import { sampleService } from './sample-service.js';
import { startTestPlatform } from './test-platform.js';

it('test platform: an emptied world has no documents and the first time, and its service goes on', async () => {
  const platform = await startTestPlatform({ services: [sampleService] });
  const samples = platform.model<{ subject: string }>('user', 'Sample');
  const start = platform.clock.now();
  await samples.create({ subject: 'x' });
  platform.clock.advance(60_000);
  await platform.empty();
  expect([await samples.countDocuments(), platform.clock.now()]).toEqual([0, start]);
  const indexes = await samples.collection.indexes();
  expect(indexes.length).toBeGreaterThan(0);
  await samples.create({ subject: 'y' });
  expect(await samples.countDocuments()).toBe(1);
  await platform.close();
});
