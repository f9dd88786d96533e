import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedVersions, type WebFiles, type WebPart, webFiles, webFolderOf } from '@pothik/contracts/platform';
import type { ObjectStore } from '@pothik/engines';
import { readVersions, writeVersions } from './versions.js';

const CONTENT_TYPE = { contentType: 'application/octet-stream' };

/**
 * Publishes a release of a part and makes it the current one: its files first, then the list that names it, then those of a
 * release that is not served any more go. The same release may be published again.
 * @param web folder of releases, as the build assembles it
 * @returns the versions that are served from now on, the current one first
 */
export async function publishRelease(
  store: ObjectStore,
  web: string,
  part: WebPart,
  version: string,
): Promise<string[]> {
  const folder = path.join(web, webFolderOf(part), version);
  const release = `${webFolderOf(part)}/${version}`;
  const files: WebFiles = {};
  for (const file of await filesUnder(folder)) {
    const bytes = await readFile(path.join(folder, file));
    files[file] = createHash('sha256').update(bytes).digest('hex');
    await store.put(`${release}/${file}`, bytes, CONTENT_TYPE);
  }
  await store.put(`${release}/files.json`, Buffer.from(JSON.stringify(files)), CONTENT_TYPE);
  const before = await readVersions(store, part);
  const versions = releasedVersions(version, before);
  await writeVersions(store, part, versions);
  for (const old of before.filter((each) => !versions.includes(each))) await removeRelease(store, part, old);
  return versions;
}

/** By paths with `/`, in order. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

async function removeRelease(store: ObjectStore, part: WebPart, version: string): Promise<void> {
  const release = `${webFolderOf(part)}/${version}`;
  const list = await store.get(`${release}/files.json`);
  if (list === undefined) return;
  const files = webFiles.parse(JSON.parse(list.bytes.toString('utf8')));
  for (const file of Object.keys(files)) await store.delete(`${release}/${file}`);
  await store.delete(`${release}/files.json`);
}
