import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT } from '../../../infra/local/paths.mjs';

/** @typedef {{ name: string, root: string }} Checkout `root`: its top folder */

/**
 * Checkouts that are installed and built.
 * @param {readonly string[]} paths
 * @returns {Promise<Checkout[]>}
 * @throws {Error} naming one that cannot be built
 */
export async function checkouts(paths) {
  for (const root of paths) {
    const build = path.resolve(root, 'infra', 'local', 'build.mjs');
    const [code] = await once(spawn(process.execPath, [build], { cwd: root, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`${root} was not built; see its output above.`);
  }
  return paths.map((root) => ({ name: isThis(root) ? 'this tree' : root, root: path.resolve(root) }));
}

const isThis = (root) => path.relative(root, ROOT) === '';
