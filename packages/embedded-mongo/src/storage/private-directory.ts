import fs from 'node:fs';
import path from 'node:path';

const OWNER_ALONE = 0o700;
const STICKY = 0o1000;

/**
 * Makes a data directory that only its owner may enter. An existing one loses the rights of others when it is empty or
 * holds a database; a folder of other things, or one that everybody shares, keeps its rights.
 * @throws Error of the file system when it cannot be made, or cannot be written
 */
export function makePrivateDirectory(directory: string, dataFile: string): void {
  fs.mkdirSync(directory, { recursive: true, mode: OWNER_ALONE });
  fs.accessSync(directory, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
  const { mode, uid } = fs.statSync(directory);
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0;
  if (isOurs && isForData(directory, dataFile)) fs.chmodSync(directory, OWNER_ALONE);
}

const isForData = (directory: string, dataFile: string): boolean =>
  fs.existsSync(path.join(directory, dataFile)) || fs.readdirSync(directory).length === 0;
