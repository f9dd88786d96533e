import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ObjectStore } from '@pothik/engines';
import { FileObjectStore } from '@pothik/engines/testing';
import { PinoLogger } from '@pothik/service-kit/host';
import { ReleaseMirror } from './release-mirror.js';
import { WebReleases } from './web-releases.js';

const [FIRST, SECOND, THIRD, FOURTH] = ['1', '2', '3', '4'].map((digit) => digit.repeat(12)) as [
  string,
  string,
  string,
  string,
];
const TYPE = { contentType: 'application/octet-stream' };
const logger = PinoLogger.create('gateway', { level: 'silent' });

let parent: string;
let store: FileObjectStore;
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'pothik-releases-'));
  store = new FileObjectStore(path.join(parent, 'store'));
});
afterEach(() => rm(parent, { recursive: true }));

const shellOf = (version: string) => ({
  'index.html': `shell ${version}`,
  'csp.json': '{"styleSources":[]}',
  'area-scripts.json': '{"scripts":[]}',
  [`js/main.${version.slice(0, 8)}.js`]: `main of ${version}`,
});

/** As an operator's command leaves it. */
async function publish(
  part: string,
  versions: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const digests: Record<string, string> = {};
  for (const [file, content] of Object.entries(files)) {
    digests[file] = createHash('sha256').update(content).digest('hex');
    await store.put(`${part}/${versions[0]}/${file}`, Buffer.from(content), TYPE);
  }
  await store.put(`${part}/${versions[0]}/files.json`, Buffer.from(JSON.stringify(digests)), TYPE);
  await store.put(`${part}/versions.json`, Buffer.from(JSON.stringify(versions)), TYPE);
}
const publishShell = (...versions: [string, ...string[]]) => publish('shell', versions, shellOf(versions[0]));

/** How long gateways waited before they looked again, in ms. */
let waits: number[] = [];
beforeEach(() => {
  waits = [];
});
/** A second passes at once. */
async function wait(milliseconds: number): Promise<void> {
  waits.push(milliseconds);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
}

let gateways = 0;
/** A gateway of its own over the same store. */
function gateway(from: ObjectStore = store) {
  gateways += 1;
  const directory = path.join(parent, `gateway-${gateways}`);
  const mirror = new ReleaseMirror(from, directory, logger, wait);
  return { directory, mirror, releases: new WebReleases(directory, () => mirror.lookAgain()) };
}
const scriptOf = (version: string) => `js/main.${version.slice(0, 8)}.js`;

describe('a gateway with an object store', () => {
  it('serves the releases that are published there, the current ones first', async () => {
    await publishShell(FIRST);
    await publishShell(SECOND, FIRST);
    await publish('remotes/rider', [FIRST], { 'mf-manifest.json': '{}' });
    const { mirror, releases } = gateway();
    await mirror.start();
    mirror.stop();
    expect((await releases.currentShell()).page).toBe(`shell ${SECOND}`);
    expect(await releases.remotes()).toEqual({ rider: `/remotes/rider/${FIRST}/mf-manifest.json` });
    const folder = (await releases.folderWith(scriptOf(FIRST))) as string;
    expect(await readFile(path.join(folder, scriptOf(FIRST)), 'utf8')).toBe(`main of ${FIRST}`);
  });

  it('has a file that another gateway’s page names already, before it looked by itself', async () => {
    await publishShell(FIRST);
    const { mirror, releases } = gateway();
    await mirror.lookAgain();
    await publishShell(SECOND, FIRST);
    expect((await releases.currentShell()).page).toBe(`shell ${FIRST}`);
    expect(await releases.folderWith(scriptOf(SECOND))).toBeDefined();
    expect((await releases.currentShell()).page).toBe(`shell ${SECOND}`);
  });

  it('has a file of a release that was published right after it looked, and that another gateway serves already', async () => {
    await publishShell(FIRST);
    const { mirror, releases } = gateway();
    await mirror.lookAgain();
    await publishShell(SECOND, FIRST);
    expect(await releases.folderWith(scriptOf(SECOND))).toBeDefined();
  });

  it('has a file of a release that was published while it looked', async () => {
    await publishShell(FIRST);
    const { mirror, releases } = gateway();
    const get = store.get.bind(store);
    const published = jest.spyOn(store, 'get').mockImplementationOnce(async (key) => {
      const before = await get(key);
      await publishShell(SECOND, FIRST);
      return before;
    });
    const looking = mirror.lookAgain();
    await published.mock.results[0]?.value;
    expect(await releases.folderWith(scriptOf(SECOND))).toBeDefined();
    await looking;
  });

  it('asks the store at most once a second for files that nobody has, however many ask', async () => {
    await publishShell(FIRST);
    const { mirror } = gateway();
    const asked = jest.spyOn(store, 'get');
    const looks = () => asked.mock.calls.filter(([key]) => key === 'shell/versions.json').length;
    const ask = () => Promise.all(['a', 'b', 'c'].map(() => mirror.lookAgain()));
    await ask();
    expect([looks(), waits.length]).toEqual([1, 0]);
    await ask();
    expect([looks(), waits.length]).toEqual([2, 1]);
  });

  it('drops what is not served any more, and nothing else', async () => {
    await publishShell(FIRST);
    const { directory, mirror } = gateway();
    await mirror.lookAgain();
    await publishShell(SECOND, FIRST);
    await publishShell(THIRD, SECOND, FIRST);
    await publishShell(FOURTH, THIRD, SECOND);
    await mirror.lookAgain();
    expect((await readdir(path.join(directory, 'shell'))).sort()).toEqual([SECOND, THIRD, FOURTH, 'versions.json']);
  });

  it.each([
    ['is missing', (key: string) => store.delete(key)],
    ['is damaged', (key: string) => store.put(key, Buffer.from('something else'), TYPE)],
  ])('keeps the releases it has when a file of a new one %s', async (_how, spoil) => {
    await publishShell(FIRST);
    const { directory, mirror, releases } = gateway();
    await mirror.lookAgain();
    await publishShell(SECOND, FIRST);
    await spoil(`shell/${SECOND}/${scriptOf(SECOND)}`);
    await mirror.lookAgain();
    expect((await releases.currentShell()).page).toBe(`shell ${FIRST}`);
    expect((await readdir(path.join(directory, 'shell'))).sort()).toEqual([FIRST, 'versions.json']);
  });

  it('starts, and serves what it has, while the store is away', async () => {
    await publishShell(FIRST);
    const { mirror, releases } = gateway();
    await mirror.lookAgain();
    jest.spyOn(store, 'get').mockRejectedValue(new Error('away'));
    expect(await releases.folderWith('js/none.00000000.js')).toBeUndefined();
    expect((await releases.currentShell()).page).toBe(`shell ${FIRST}`);
    const another = gateway();
    await another.mirror.start();
    another.mirror.stop();
    await expect(another.releases.currentShell()).rejects.toMatchObject({ code: 'platform/unavailable' });
  });
});
