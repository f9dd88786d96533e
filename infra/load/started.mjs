import { inRoot } from '../local/paths.mjs';
import { freePort } from '../programs/ports.mjs';
import { lineBeginning, start } from './programs.mjs';

/**
 * The platform as `npm start` runs it, on this directory: everything in one process, its database in a child of it.
 * @returns {Promise<{ child: import('node:child_process').ChildProcess, ended: Promise<unknown>, url: string, ms: number }>}
 *   `ms`: until it was ready
 */
export async function startOn(directory, environment = {}) {
  const began = performance.now();
  const port = await freePort();
  const platform = start(inRoot('infra', 'local', 'start.mjs'), [], {
    environment: { PORT: String(port), DATA_DIR: directory, ...environment },
  });
  await lineBeginning(platform, 'Pothik is ready at ');
  return { ...platform, url: `http://127.0.0.1:${port}`, ms: performance.now() - began };
}
