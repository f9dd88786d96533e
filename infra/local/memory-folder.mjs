import { existsSync, statfsSync } from 'node:fs';

/** Where Linux keeps a folder in memory. */
const FOLDER = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory for the data of test platforms, where there is one with room: on a disk every durable write waits
 * for it, and no test cuts the power. Undefined elsewhere.
 */
export function memoryFolder() {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined;
}
