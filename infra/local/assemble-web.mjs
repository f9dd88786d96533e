import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const REMOTES = ['rider', 'driver', 'admin'];
/** How many versions of a remote are retained, so that open pages find their chunks. */
const VERSIONS_KEPT = 3;
const COMPRESSED = /\.(js|css|html|json|svg)$/;

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

async function publishRemote(frontends, web, name) {
  const built = path.join(frontends, name, 'dist');
  const version = await digestOf(built);
  const released = path.join(web, 'remotes', name);
  const target = path.join(released, version);
  await rm(target, { recursive: true, force: true });
  await cp(built, target, { recursive: true });
  await compress(target);
  await keepNewest(released, version);
  return `/remotes/${name}/${version}/mf-manifest.json`;
}

async function keepNewest(released, version) {
  const record = path.join(released, 'versions.json');
  const known = await readFile(record, 'utf8').then(JSON.parse, () => []);
  const retained = [version, ...known.filter((other) => other !== version)].slice(0, VERSIONS_KEPT);
  const folders = (await readdir(released, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const old = folders.filter(({ name }) => !retained.includes(name));
  await Promise.all(old.map(({ name }) => rm(path.join(released, name), { recursive: true })));
  await writeFile(record, JSON.stringify(retained));
}

async function publishShell(frontends, web) {
  const shell = path.join(web, 'shell');
  await rm(shell, { recursive: true, force: true });
  await cp(path.join(frontends, 'shell', 'dist'), shell, { recursive: true });
  await compress(shell);
}

/**
 * Assembles what the gateway serves: the shell at the top, each remote under /remotes/<name>/<version>/, and
 * remotes.json, which the shell reads at run time.
 * @param {{ frontends: string, web: string, parts?: string[] }} folders `parts`: what is released; the others stay unchanged
 */
export async function assembleWeb({ frontends, web, parts = ['shell', ...REMOTES] }) {
  await mkdir(web, { recursive: true });
  if (parts.includes('shell')) await publishShell(frontends, web);
  const names = REMOTES.filter((name) => parts.includes(name));
  const addresses = await Promise.all(names.map((name) => publishRemote(frontends, web, name)));
  const file = path.join(web, 'remotes.json');
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const list = { ...known, ...Object.fromEntries(names.map((name, index) => [name, addresses[index]])) };
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`);
}
