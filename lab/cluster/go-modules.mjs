import os from 'node:os';
import path from 'node:path';
import { outputOf, requirePrograms } from '../../infra/programs/programs.mjs';

/** Where the lane of the cluster keeps what it builds, outside the repository. */
export const CACHE = path.resolve(process.env.CLUSTER_CACHE ?? path.join(os.homedir(), '.cache', 'pothik-cluster'));

const ENVIRONMENT = {
  ...process.env,
  CGO_ENABLED: '0',
  GOPATH: path.join(CACHE, 'go'),
  GOCACHE: path.join(CACHE, 'go-cache'),
  // Without the second, nobody could delete the folder of the modules.
  GOFLAGS: '-buildvcs=false -modcacherw',
};

/**
 * Runs Go with caches of its own.
 * @param {string[]} args
 * @param {string} folder with the module, or without one
 * @returns {Promise<string>} its output
 * @throws {import('../../infra/programs/not-available.mjs').NotAvailable} without Go
 */
export function go(args, folder) {
  requirePrograms({ go: 'Go' });
  return outputOf('go', args, { cwd: folder, env: ENVIRONMENT });
}

/** The folder of a module's published files. @param {string} module with its version, such as `k8s.io/api@v0.34.4` */
export async function moduleFolder(module, folder) {
  const words = await go(['mod', 'download', '-json', module], folder);
  return /"Dir": "(.*)"/.exec(words)[1];
}
