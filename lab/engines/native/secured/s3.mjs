import { existsSync } from 'node:fs';
import path from 'node:path';
import { installOnce } from '../../../../infra/programs/install-once.mjs';
import { outputOf, requirePrograms } from '../../../../infra/programs/programs.mjs';
import { s3 } from '../s3.mjs';

const CLIENT = 'github.com/minio/mc';
const VERSION = 'v0.0.0-20250313080218-cf909e1063a9';

/** The folder of the client, which the tests put before PATH. */
let clientFolder = '';

/**
 * The same MinIO, with the client that makes its keys, built by Go once, in about a minute on two cores. AGPL-3.0: used in
 * tests only, never shipped.
 * @type {import('../native-engine.mjs').Recipe}
 */
export const securedS3 = {
  ...s3,

  async install(cache) {
    const program = path.join(cache, 'bin', 'mc');
    if (!existsSync(program)) requirePrograms({ go: 'Go' });
    await installOnce(program, async (temporary) => {
      await outputOf('go', ['install', `${CLIENT}@${VERSION}`], { env: { ...process.env, GOBIN: temporary } });
      return path.join(temporary, 'mc');
    });
    clientFolder = path.dirname(program);
    return s3.install(cache);
  },

  addresses: (nodes) => ({ ...s3.addresses(nodes), S3_CLIENT_FOLDER: clientFolder }),
};
