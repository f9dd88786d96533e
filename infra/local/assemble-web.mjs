import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { releasedVersions, WEB_PARTS, webFolderOf } from '@pothik/contracts/platform';

const COMPRESSED = /\.(m?js|css|html|json|svg)$/;

async function filesUnder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function digestOf(folder) {
  const hash = createHash('sha256');
  for (const file of (await filesUnder(folder)).sort()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Writes .gz and .br beside compressible files, so that serving needs no compression. */
async function compress(folder) {
  for (const file of (await filesUnder(folder)).filter((name) => COMPRESSED.test(name))) {
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  }
}

async function release(frontends, web, part) {
  const built = path.join(frontends, part, 'dist');
  const version = await digestOf(built);
  const releases = path.join(web, ...webFolderOf(part).split('/'));
  const target = path.join(releases, version);
  await rm(target, { recursive: true, force: true });
  await cp(built, target, { recursive: true });
  await compress(target);
  await makeCurrent(releases, version);
}

/** The list is replaced at once, when the files are there, and before those of old releases go. */
async function makeCurrent(releases, version) {
  const list = path.join(releases, 'versions.json');
  const before = await readFile(list, 'utf8').then(JSON.parse, () => []);
  const versions = releasedVersions(version, before);
  await writeFile(`${list}.new`, JSON.stringify(versions));
  await rename(`${list}.new`, list);
  const folders = (await readdir(releases, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const old = folders.filter(({ name }) => !versions.includes(name));
  await Promise.all(old.map(({ name }) => rm(path.join(releases, name), { recursive: true })));
}

/**
 * Adds the builds to what the gateway serves, each under its version: shell/<version>/ and remotes/<name>/<version>/, with
 * the versions of a part in its versions.json.
 * @param {{ frontends: string, web: string, parts?: readonly string[] }} folders `parts`: what is released; the others stay unchanged
 */
export async function assembleWeb({ frontends, web, parts = WEB_PARTS }) {
  for (const part of parts) await release(frontends, web, part);
}
