import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.js';

const LOCK = 'platform.lock';
/** Where the running platform's own database listens: its port is another each time. */
const DATABASE_ADDRESS = 'database.address';

/** The platform's own folder, held by one process at a time. */
export interface DataDirectory {
  at(...parts: string[]): string;
  /** Lets operators find the running platform's own database. */
  tellDatabase(url: string): void;
  release(): void;
}

/**
 * Makes the folder and holds it.
 * @throws StartRefusal when it cannot be written, or another platform runs on it
 */
export function holdDataDirectory(directory: string): DataDirectory {
  makeWritable(directory);
  const lock = path.join(directory, LOCK);
  takeLock(lock, directory);
  return {
    at: (...parts) => path.join(directory, ...parts),
    tellDatabase: (url) => writeFileSync(path.join(directory, DATABASE_ADDRESS), url, { mode: 0o600 }),
    release: () => {
      rmSync(path.join(directory, DATABASE_ADDRESS), { force: true });
      rmSync(lock, { force: true });
    },
  };
}

/** Where the platform that runs on a folder has its database; undefined when none runs, or it has not told yet. */
export function runningDatabase(directory: string): string | undefined {
  const [lock, address] = [LOCK, DATABASE_ADDRESS].map((name) => path.join(directory, name)) as [string, string];
  if (!existsSync(lock) || !existsSync(address) || !isAlive(Number(readFileSync(lock, 'utf8')))) return undefined;
  return readFileSync(address, 'utf8');
}

function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch {
    throw new StartRefusal(`The data directory ${directory} cannot be written.`);
  }
}

/** A lock left by a process that is gone is taken over. */
function takeLock(lock: string, directory: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isAlive(holder)) {
      throw new StartRefusal(`The data directory ${directory} is in use by another Pothik (process ${holder}).`);
    }
    writeFileSync(lock, String(process.pid));
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
