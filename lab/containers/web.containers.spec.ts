import { WEB_REMOTES } from '@pothik/contracts/platform';
import { runningPlatform } from '../../e2e/support/reach-platform.js';

const { url } = runningPlatform();
const SCRIPTS = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

it('the gateway serves the shell that the container `web` has released, with all of its files', async () => {
  const page = await fetch(`${url}/`);
  expect(page.status).toBe(200);
  const files = [...(await page.text()).matchAll(SCRIPTS)].map(([, file]) => `${url}${file}`);
  expect(files.length).toBeGreaterThan(1);
  const statuses = await Promise.all(files.map(async (file) => (await fetch(file)).status));
  expect(statuses).toEqual(files.map(() => 200));
});

it.each(WEB_REMOTES)('the gateway serves the remote %s that it has released', async (remote) => {
  const manifests = (await (await fetch(`${url}/remotes.json`)).json()) as Record<string, string>;
  const manifest = await fetch(`${url}${manifests[remote]}`);
  expect(manifest.status).toBe(200);
  expect(await manifest.json()).toMatchObject({ name: remote });
});
