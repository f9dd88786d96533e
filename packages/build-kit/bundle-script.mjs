import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { SCRIPTS } from './browsers.mjs';

/**
 * Bundles one script with its own compiler, without the plugins and chunks of its frontend.
 * @param {import('@rspack/core').Configuration} configuration entry, and what differs from a production script for browsers
 * @returns {Promise<string>} the script
 * @throws {Error} with every build error in its message
 */
export async function bundleScript({ output, ...configuration }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-script-'));
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
