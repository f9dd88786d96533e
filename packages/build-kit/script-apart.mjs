import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { SCRIPTS } from './browsers.mjs';

/**
 * Bundles one script by a compiler of its own, without the plugins and chunks of the frontend to which it belongs.
 * @param {import('@rspack/core').Configuration} configuration entry, and what differs from a production script for browsers
 * @returns {Promise<string>} the script
 * @throws {Error} with every build error in its message
 */
export async function scriptApart({ output, ...configuration }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'script-apart-'));
  const compiler = rspack({
    mode: 'production',
    target: ['web', SCRIPTS],
    ...configuration,
    output: { ...output, path: folder, filename: 'script.js' },
  });
  try {
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()));
    });
    return await readFile(path.join(folder, 'script.js'), 'utf8');
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true });
  }
}
