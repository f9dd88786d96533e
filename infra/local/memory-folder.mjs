import { existsSync, statfsSync } from 'node:fs';

/** The folder in memory of Linux. */
const FOLDER = '/dev/shm';
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder in memory for the data of test platforms, if there is one with enough space: on a disk every durable write waits
 * for an fsync, which these tests do not need. Undefined elsewhere.
 */
export function memoryFolder() {
  if (!existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = statfsSync(FOLDER);
  return bavail * bsize >= NEEDED_BYTES ? FOLDER : undefined;
}
