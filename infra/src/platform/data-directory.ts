import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DirectoryInUse, isDirectoryHeld, lockDirectory } from '@pothik/embedded-mongo/directory-lock';
import { StartRefusal } from '../refusals/start-refusal.js';

const LOCK = 'platform.lock';
/** The secrets of the platform; a directory with this file is a platform's. */
export const KEYS = 'keys.json';
const OWNER_ALONE = 0o700;
/** File of the running platform's database address. */
const DATABASE_ADDRESS = 'database.address';

/** The platform's folder, locked by one process at a time. */
export interface DataDirectory {
  at(...parts: string[]): string;
  /** Stores the address of the running platform's database for operators. */
  tellDatabase(url: string): void;
  release(): void;
}

/**
 * Creates the folder and locks it until it is released or this process ends. Only its owner may enter the folder of a
 * platform; an existing folder without a platform keeps its rights.
 * @throws StartRefusal when it cannot be written, or another platform runs on it
 */
export async function holdDataDirectory(directory: string): Promise<DataDirectory> {
  makeWritable(directory);
  const unlock = await lock(directory);
  const address = path.join(directory, DATABASE_ADDRESS);
  // The address that a killed platform left is not that of our database.
  rmSync(address, { force: true });
  return {
    at: (...parts) => path.join(directory, ...parts),
    tellDatabase: (url) => writeFileSync(address, url, { mode: 0o600 }),
    release: () => {
      rmSync(address, { force: true });
      unlock();
    },
  };
}

/** The database address of the platform that runs on a folder; undefined when none runs, or it is not stored yet. */
export async function runningDatabase(directory: string): Promise<string | undefined> {
  const address = path.join(directory, DATABASE_ADDRESS);
  if (!existsSync(address) || !(await isDirectoryHeld(directory, LOCK))) return undefined;
  return readFileSync(address, 'utf8');
}

function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ALONE });
    accessSync(directory, constants.W_OK);
    if (existsSync(path.join(directory, KEYS))) chmodSync(directory, OWNER_ALONE);
  } catch {
    throw new StartRefusal(`The data directory ${directory} cannot be written.`);
  }
}

async function lock(directory: string): Promise<() => void> {
  try {
    return await lockDirectory(directory, LOCK);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw new StartRefusal((error as Error).message, { cause: error });
    throw new StartRefusal(`The data directory ${directory} is in use by another Pothik (process ${error.pid}).`);
  }
}
