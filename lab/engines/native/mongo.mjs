import { existsSync } from 'node:fs';
import path from 'node:path';
import { installOnce } from '../../../infra/programs/install-once.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { outputOf, requirePrograms } from '../../../infra/programs/programs.mjs';
import { answers, version } from '../clients/mongo.mjs';

const VERSION = '0.7.0b3';

const addresses = ([node]) => ({ MONGO_URL: `mongodb://${LOOPBACK}:${node.ports.mongo}` });

/**
 * SecantusDB, a MongoDB-compatible server from the Python index, because no package registry has mongod itself.
 * GPL-2.0: used in tests only, never shipped.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const mongo = {
  name: 'mongo',
  ports: ['mongo'],

  async install(cache) {
    const folder = path.join(cache, `secantusdb-${VERSION}`);
    if (!existsSync(folder)) requirePrograms({ python3: 'Python 3' });
    await installOnce(folder, async (temporary) => {
      await outputOf('python3', ['-m', 'venv', temporary]);
      await outputOf(path.join(temporary, 'bin', 'python'), ['-m', 'pip', '-q', 'install', `secantusdb==${VERSION}`]);
      return temporary;
    });
    return { folder };
  },

  // Run by Python, not as a script: its first line names the folder it was installed in.
  command: ({ folder: installed }, { folder, ports }) => ({
    program: path.join(installed, 'bin', 'python'),
    args: [
      ...[path.join(installed, 'bin', 'secantusd-py'), '--host', LOOPBACK, '--port', String(ports.mongo)],
      ...['--storage-path', folder, '--cache-size', '256M', '--sync-on-commit'],
    ],
  }),

  answers: (node) => answers(addresses([node])),
  version: async (_installed, nodes) => `SecantusDB ${VERSION}, answering like ${await version(addresses(nodes))}`,
  addresses,
};
