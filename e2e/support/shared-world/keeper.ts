import { createServer } from 'node:http';
import { launchBrowserServer } from '../browser.js';
import { closeAll } from '../close-all.js';
import { startPlatform } from '../platform.js';
import { onceEach } from './once-each.js';
import { ENVIRONMENT } from './world.js';

/** Starts what a worker asks for: `/<worker>/platform` and `/<worker>/browser`, each once. Ends with the test run. */
const platforms = onceEach(() => startPlatform({ demonstration: true, environment: ENVIRONMENT }));
const browsers = onceEach(() => launchBrowserServer());

async function addressesOf(worker: string, wanted: string): Promise<object> {
  if (wanted === 'browser') return { endpoint: (await browsers.of(worker)).wsEndpoint() };
  const { url, mailUrl } = await platforms.of(worker);
  return { url, mailUrl };
}

const server = createServer(async ({ url = '' }, response) => {
  const [, worker = '', wanted = ''] = url.split('/');
  try {
    response.end(JSON.stringify(await addressesOf(worker, wanted)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

async function end(): Promise<void> {
  server.close();
  await closeAll([
    async () => Promise.all((await browsers.started()).map((browser) => browser.close())),
    async () => Promise.all((await platforms.started()).map((platform) => platform.stop())),
  ]);
}

// The run that started this process has ended, in whatever way.
process.once('disconnect', async () => {
  try {
    await end();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});

server.listen(0, 'localhost', () => {
  const address = server.address();
  process.send?.({ url: `http://localhost:${typeof address === 'object' ? address?.port : ''}` });
});
