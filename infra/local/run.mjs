import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program in the repository's top folder, with inherited output.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a script with this same Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
