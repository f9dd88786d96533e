import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../local/paths.mjs';
import { run } from '../../local/run.mjs';

/**
 * The Node version of a base image, from the package registry; this process's Node where the registry lacks it.
 * @param {string} image such as node:24.21.0-bookworm-slim
 * @returns {Promise<string>} the folder of its executable
 */
export async function nodeOf(image) {
  const [, version] = /^node:(\d+\.\d+\.\d+)-/.exec(image) ?? [];
  if (version === undefined) throw new Error(`${image} does not name an exact version of Node.`);
  const name = `node-${process.platform}-${process.arch}`;
  const folder = inRoot('.cache', 'rehearsal', `node-${version}`);
  const programs = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(programs)) return programs;
  const code = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    `${name}@${version}`,
  ]);
  if (code === 0 && existsSync(programs)) return programs;
  console.log(`Node ${version} is not available here; rehearsing with ${process.version}.`);
  return path.dirname(process.execPath);
}
