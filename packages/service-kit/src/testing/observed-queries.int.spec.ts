import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { observedUrl } from './observed-queries.js';
import { sampleHttp, sampleService } from './sample-service.js';
import { startTestPlatform } from './test-platform.js';

/** Query plans of another database server have another form. */
const itExplains = process.env.TEST_MONGO_URL ? it.skip : it;

const start = () => startTestPlatform({ services: [sampleService] });

itExplains(
  'a service that reads a whole collection fails the test that made it do so, by the shape of its query',
  async () => {
    const platform = await start();
    await platform.call(sampleHttp.stored, {});
    await expect(platform.close()).rejects.toThrow(/whole collection.*\nfind samples \{\}$/);
  },
);

itExplains('records what a service asks its database, where it is told to', async () => {
  const told = process.env.OBSERVED_QUERIES;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pothik-observed-'));
  process.env.OBSERVED_QUERIES = folder;
  try {
    const platform = await start();
    await platform.call(sampleHttp.stored, {});
    await expect(platform.close()).rejects.toThrow(/whole collection/);
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(JSON.parse(await readFile(path.join(folder, file), 'utf8'))).toContainEqual({
      service: 'user',
      collection: 'samples',
      operation: 'find',
      filter: '{}',
      sort: '',
      indexes: [],
      readsAll: true,
      sortsInMemory: false,
    });
  } finally {
    if (told === undefined) delete process.env.OBSERVED_QUERIES;
    else process.env.OBSERVED_QUERIES = told;
    await rm(folder, { recursive: true });
  }
});

it('what a test reads or writes itself fails nothing', async () => {
  const platform = await start();
  const samples = platform.model<{ subject: string }>('user', 'Sample');
  await samples.create({ subject: 'x' });
  await samples.updateMany({}, { $set: { subject: 'y' } });
  expect(await samples.find().lean()).toMatchObject([{ subject: 'y' }]);
  await platform.close();
});

it.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/?monitorCommands=true'],
  ['mongodb://%2Ftmp%2Fmongo.sock', 'mongodb://%2Ftmp%2Fmongo.sock/?monitorCommands=true'],
  ['mongodb://a:b@one,two/', 'mongodb://a:b@one,two/?monitorCommands=true'],
  ['mongodb://one/admin?tls=true', 'mongodb://one/admin?tls=true&monitorCommands=true'],
])('%s is observed by %s', (address, observed) => {
  expect(observedUrl(address)).toBe(observed);
});
