import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isAnswering, openLivenessSocket, removeSocket } from './liveness-socket.js';

/** The holder of the directory: its process id for messages, its liveness socket for the check, because ids are reused. */
interface Holder {
  pid: number;
  address: string;
}

/** The message is a sentence that names the holder. */
export class DirectoryInUse extends Error {
  constructor(
    directory: string,
    readonly pid: number,
  ) {
    super(`The directory ${directory} is in use by process ${pid}.`);
  }
}

const LOCK = 'process.lock';
const TAKEOVER_LIMIT_MS = 10_000;
const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, address = ''] = fs.readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), address };
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return undefined;
    }
    throw error;
  }
}

async function liveHolder(file: string): Promise<Holder | undefined> {
  const holder = readHolder(file);
  return holder && (await isAnswering(file, holder.address)) ? holder : undefined;
}

/** Creates the lock file with its content atomically; false when it exists already. */
function createLock(file: string, address: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, `${process.pid}\n${address}`);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) {
      return false;
    }
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Removes the lock of a dead process, one remover at a time, so that the lock of the next holder is never removed. */
async function removeStaleLock(file: string): Promise<void> {
  const guard = `${file}.takeover`;
  try {
    fs.mkdirSync(guard);
  } catch (error) {
    const made = isCode(error, 'EEXIST') && fs.statSync(guard, { throwIfNoEntry: false })?.mtimeMs;
    if (made && Date.now() - made > TAKEOVER_LIMIT_MS) {
      fs.rmSync(guard, { recursive: true, force: true });
    }
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder && !(await isAnswering(file, holder.address))) {
      fs.rmSync(file);
      removeSocket(file, holder.address);
    }
  } finally {
    fs.rmSync(guard, { recursive: true, force: true });
  }
}

async function take(directory: string, file: string, address: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createLock(file, address)) {
      return;
    }
    const holder = await liveHolder(file);
    if (holder) {
      throw new DirectoryInUse(directory, holder.pid);
    }
    await removeStaleLock(file);
  }
  throw new Error(`The directory ${directory} is being taken by another process.`);
}

/**
 * Locks the directory for this process and returns its release. The lock of a killed process, also after a
 * power cut, is taken over.
 * @param name of the lock file: locks with different names are independent
 * @throws DirectoryInUse naming the holder
 */
export async function lockDirectory(directory: string, name = LOCK): Promise<() => void> {
  const file = path.join(directory, name);
  const socket = await openLivenessSocket(file);
  try {
    await take(directory, file, socket.address);
  } catch (error) {
    socket.end();
    throw error;
  }
  return () => {
    fs.rmSync(file, { force: true });
    socket.end();
  };
}

/** Whether a living process holds the directory. */
export const isDirectoryHeld = async (directory: string, name = LOCK): Promise<boolean> =>
  (await liveHolder(path.join(directory, name))) !== undefined;
