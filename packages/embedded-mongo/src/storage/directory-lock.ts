import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Who holds the directory; `started` tells a process from a later one with the same number. */
interface Holder {
  pid: number;
  started: string;
}

// Where /proc/<pid>/stat tells the start time, counted after the command's name.
const STARTED_FIELD = 19;
const TAKEOVER_LIMIT_MS = 10_000;
const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Boot and start time of a process where the system tells them (Linux), else an empty text. */
function startOf(pid: number): string {
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const status = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [started] = status
      .slice(status.lastIndexOf(')') + 2)
      .split(' ')
      .slice(STARTED_FIELD);
    return `${boot}:${started}`;
  } catch {
    return '';
  }
}

function isAlive({ pid, started }: Holder): boolean {
  // A power cut can leave the file empty, and the system takes process 0 for ourselves.
  if (!(pid > 0)) {
    return false;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) {
      return false;
    }
  }
  return started === startOf(pid);
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, started = ''] = fs.readFileSync(file, 'utf8').split('\n');
    return { pid: Number(pid), started };
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return undefined;
    }
    throw error;
  }
}

/** Creates the lock file with its content in one step; false when there is one already. */
function createLock(file: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  fs.writeFileSync(draft, `${process.pid}\n${startOf(process.pid)}`);
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

/** Removes the lock of a dead process, one remover at a time: nobody removes the lock of the next holder. */
function removeStaleLock(file: string): void {
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
    if (holder && !isAlive(holder)) {
      fs.rmSync(file);
    }
  } finally {
    fs.rmSync(guard, { recursive: true, force: true });
  }
}

/**
 * Takes the directory for this process and returns how to give it back. The lock of a process that was killed is
 * taken over. Throws a sentence naming the holder when the directory is in use.
 */
export function lockDirectory(directory: string): () => void {
  const file = path.join(directory, 'process.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createLock(file)) {
      return () => fs.rmSync(file, { force: true });
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new Error(`The directory ${directory} is in use by process ${holder.pid}.`);
    }
    removeStaleLock(file);
  }
  throw new Error(`The directory ${directory} is being taken by another process.`);
}
