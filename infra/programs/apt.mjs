import { NotAvailable } from './not-available.mjs';
import { findProgram, outputOf } from './programs.mjs';

const QUIETLY = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

export const isRoot = () => process.getuid?.() === 0;

/**
 * Runs apt-get. On a fresh machine the package lists are empty: then root updates them, once.
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions} [options]
 * @throws {NotAvailable} where there is no apt-get
 */
export async function aptGet(args, options = {}) {
  const apt = findProgram('apt-get');
  if (apt === undefined) throw new NotAvailable('apt-get is not on PATH');
  const settings = { ...QUIETLY, ...options };
  try {
    await outputOf(apt, args, settings);
  } catch (error) {
    if (!isRoot() || options.signal?.aborted) throw error;
    await outputOf(apt, ['update'], settings);
    await outputOf(apt, args, settings);
  }
}
