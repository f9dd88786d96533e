// node infra/deployment/release-of.mjs ride-v1.2.0: prints what the tag releases, as lines name=value.
import { readFileSync } from 'node:fs';
import { inRoot } from '../local/paths.mjs';
import { releasables, releaseOf } from './release-of.rules.mjs';
import { workspaces } from './workspaces.mjs';

const { version: topVersion } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
try {
  const release = releaseOf(process.argv[2] ?? '', releasables(workspaces(), topVersion));
  for (const [name, value] of Object.entries(release)) console.log(`${name}=${[value].flat().join(' ')}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
