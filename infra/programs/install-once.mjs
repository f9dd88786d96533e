import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NotAvailable } from './not-available.mjs';

/**
 * Creates a file or folder of the cache atomically, because two runs may install at the same time.
 * @param {string} target
 * @param {(temporary: string) => Promise<string>} make fills the temporary folder and returns the path that becomes the target
 * @throws {NotAvailable} with the reason when a program or its registry fails
 */
export async function installOnce(target, make) {
  if (existsSync(target)) return;
  const temporary = `${target}.${process.pid}.part`;
  mkdirSync(temporary, { recursive: true });
  const started = performance.now();
  console.error(`[engines] installing ${path.basename(target)} …`);
  try {
    const made = await make(temporary);
    if (!existsSync(target)) renameSync(made, target);
  } catch (error) {
    throw new NotAvailable(`it could not be installed: ${error.message}`, { cause: error });
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  console.error(
    `[engines] installed ${path.basename(target)} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}
