// Run after each change of dependencies: `node infra/local/complete-lock.mjs`, or `… complete-lock.mjs lab` for those of the lab.
// A registry mirror without the binaries of other platforms makes npm leave their entries, or their integrity, out of the
// lock file. `npm ci` then refuses that file, or installs whatever content it is given. This completes them from the registry.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { entryOf, missingBinaries, withoutIntegrity } from '../deployment/lock-file.rules.mjs';
import { inRoot } from './paths.mjs';

const FILE = inRoot(process.argv[2] ?? '', 'package-lock.json');
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { packages } = lock;
const unknown = [];

/** What the registry says of one version; undefined, and named at the end, when it does not have it. */
async function metadataOf(name, version) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, '--json'], { cwd: inRoot() });
    // Of `npm:name@version` there could be several.
    return [JSON.parse(stdout)].flat().at(-1);
  } catch (error) {
    if (!String(error.stderr).includes('E404')) throw error;
    unknown.push(`${name}@${version}`);
    return undefined;
  }
}

const nameIn = (folder) =>
  packages[folder].name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const missing = missingBinaries(lock);
for (const { folder, name, version, isDevelopment } of missing) {
  const metadata = await metadataOf(name, version);
  if (metadata) packages[folder] = entryOf(metadata, isDevelopment);
}
const incomplete = withoutIntegrity(lock);
for (const folder of incomplete) {
  const { version, ...rest } = packages[folder];
  const metadata = await metadataOf(nameIn(folder), version);
  if (metadata) packages[folder] = { version, integrity: metadata.dist.integrity, ...rest };
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length + incomplete.length - unknown.length} entries completed`);
if (unknown.length > 0) {
  console.error(
    `The registry does not have ${unknown.join(', ')}.\nChoose a version of the packages that need them of which it has every binary.`,
  );
  process.exitCode = 1;
}
