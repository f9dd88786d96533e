import { aptGet, isRoot } from '../../../infra/programs/apt.mjs';
import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { findProgram } from '../../../infra/programs/programs.mjs';
import { answers, version } from '../clients/redis.mjs';

const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60', 'redis-server'];

async function installWithApt() {
  if (!findProgram('apt-get') || !isRoot()) {
    throw new NotAvailable('redis-server is not on PATH, and only root with apt-get could install it');
  }
  console.error('[engines] installing redis-server with apt-get …');
  try {
    await aptGet(INSTALL);
  } catch (error) {
    throw new NotAvailable(`it could not be installed: ${error.message}`, { cause: error });
  }
}

const addresses = ([node]) => ({ REDIS_URL: `redis://${LOOPBACK}:${node.ports.redis}` });

/**
 * The installed redis-server, or that of the Debian package. Every write is on disk before its answer.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const redis = {
  name: 'redis',
  ports: ['redis'],

  async install() {
    if (!findProgram('redis-server')) await installWithApt();
    return { program: findProgram('redis-server') };
  },

  command: ({ program }, { folder, ports }) => ({
    program,
    args: [
      ...['--bind', LOOPBACK, '--port', String(ports.redis), '--dir', folder],
      ...['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--daemonize', 'no'],
    ],
  }),

  answers: (node) => answers(addresses([node])),
  version: (_installed, nodes) => version(addresses(nodes)),
  addresses,
};
