import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { installOnce } from '../../../infra/programs/install-once.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { findProgram, outputOf, requirePrograms } from '../../../infra/programs/programs.mjs';
import { answers } from '../clients/s3.mjs';

const MODULE = 'github.com/minio/minio';
const VERSION = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const ACCESS_KEY = 'pothik-tests';
const SECRET_KEY = 'pothik-tests-secret';

/** A binary built by `go install` reports DEVELOPMENT; its version is in the build information of Go. */
async function builtVersion(program) {
  const go = findProgram('go');
  if (!go) return undefined;
  return new RegExp(`mod\\s+${MODULE}\\s+(\\S+)`).exec(await outputOf(go, ['version', '-m', program]))?.[1];
}

async function removeWhenOutdated(program) {
  const built = existsSync(program) ? await builtVersion(program) : undefined;
  if (built !== undefined && built !== VERSION) await rm(program);
}

const addresses = ([node]) => ({
  S3_ENDPOINT: `http://${LOOPBACK}:${node.ports.s3}`,
  S3_ACCESS_KEY: ACCESS_KEY,
  S3_SECRET_KEY: SECRET_KEY,
});

/**
 * MinIO, built by Go once, in about 150 s on two cores. AGPL-3.0: used in tests only, never shipped.
 * @type {import('./native-engine.mjs').Recipe}
 */
export const s3 = {
  name: 's3',
  ports: ['s3'],

  async install(cache) {
    const program = path.join(cache, 'bin', 'minio');
    await removeWhenOutdated(program);
    if (!existsSync(program)) requirePrograms({ go: 'Go' });
    await installOnce(program, async (temporary) => {
      await outputOf('go', ['install', `${MODULE}@${VERSION}`], { env: { ...process.env, GOBIN: temporary } });
      return path.join(temporary, 'minio');
    });
    return { program };
  },

  command: ({ program }, { folder, ports }) => ({
    program,
    args: ['server', '--quiet', '--address', `${LOOPBACK}:${ports.s3}`, folder],
    environment: {
      MINIO_ROOT_USER: ACCESS_KEY,
      MINIO_ROOT_PASSWORD: SECRET_KEY,
      MINIO_BROWSER: 'off',
      MINIO_UPDATE: 'off',
      MINIO_CI_CD: '1',
    },
  }),

  answers: (node) => answers(addresses([node])),
  version: async ({ program }) => `MinIO ${(await builtVersion(program)) ?? VERSION}`,
  addresses,
};
