import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileObjectStore } from '@pothik/engines/testing';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { publishRelease } from './publish-release.js';
import { rollbackRelease } from './rollback-release.js';
import { readVersions } from './versions.js';

const [FIRST, SECOND, THIRD, FOURTH] = ['1', '2', '3', '4'].map((digit) => digit.repeat(12)) as [
  string,
  string,
  string,
  string,
];

let folder: string;
let web: string;
let store: FileObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pothik-release-'));
  web = path.join(folder, 'web');
  store = new FileObjectStore(path.join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Builds a release of the rider's remote and publishes it. */
async function release(version: string): Promise<string[]> {
  const files = path.join(web, 'remotes', 'rider', version, 'js');
  await mkdir(files, { recursive: true });
  await writeFile(path.join(files, '..', 'remoteEntry.js'), `entry ${version}`);
  await writeFile(path.join(files, 'routes.0123abcd.js'), `routes ${version}`);
  return publishRelease(store, web, 'rider', version);
}
async function keys(): Promise<string[]> {
  const all: string[] = [];
  for await (const key of store.keys()) all.push(key);
  return all.sort();
}
const keysOf = (version: string) =>
  ['files.json', 'js/routes.0123abcd.js', 'remoteEntry.js'].map((file) => `remotes/rider/${version}/${file}`);

describe('a release of one remote', () => {
  it('is published with a list of its files, and nothing else changes', async () => {
    expect(await release(FIRST)).toEqual([FIRST]);
    expect(await keys()).toEqual([...keysOf(FIRST), 'remotes/rider/versions.json']);
    expect((await store.get(`remotes/rider/${FIRST}/remoteEntry.js`))?.bytes.toString()).toBe(`entry ${FIRST}`);
  });

  it('is named by the list only once its files are there', async () => {
    const written: string[] = [];
    const put = store.put.bind(store);
    jest.spyOn(store, 'put').mockImplementation((key, ...rest) => {
      written.push(key);
      return put(key, ...rest);
    });
    await release(FIRST);
    expect(written.at(-1)).toBe('remotes/rider/versions.json');
  });

  it('leaves the last three served, and removes the files of the one before', async () => {
    for (const version of [FIRST, SECOND, THIRD]) await release(version);
    expect(await release(FOURTH)).toEqual([FOURTH, THIRD, SECOND]);
    expect(await keys()).toEqual([SECOND, THIRD, FOURTH].flatMap(keysOf).concat('remotes/rider/versions.json'));
  });

  it('may be published again, and is current then', async () => {
    for (const version of [FIRST, SECOND, FIRST]) await release(version);
    expect(await readVersions(store, 'rider')).toEqual([FIRST, SECOND]);
  });

  it('is taken back to the one before, or to a named one, and stays served for the pages that have it', async () => {
    for (const version of [FIRST, SECOND, THIRD]) await release(version);
    const before = await keys();
    expect(await rollbackRelease(store, 'rider')).toEqual([SECOND, THIRD, FIRST]);
    expect(await rollbackRelease(store, 'rider', FIRST)).toEqual([FIRST, SECOND, THIRD]);
    expect(await keys()).toEqual(before);
  });

  it('is not taken back to one that is not there', async () => {
    await expect(rollbackRelease(store, 'rider')).rejects.toThrow(
      new OperationRefusal('rider has no earlier release.'),
    );
    await release(FIRST);
    await expect(rollbackRelease(store, 'rider', SECOND)).rejects.toThrow(
      new OperationRefusal(`rider has no release ${SECOND}: ${FIRST}.`),
    );
  });
});
