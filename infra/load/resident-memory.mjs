import { readFileSync } from 'node:fs';

const ENDED = ['ENOENT', 'ESRCH'];

/** Resident megabytes of a process and everything below it, pages they share counted for each (Linux); 0 once it has ended. */
export function residentMb(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return own + children.reduce((sum, child) => sum + residentMb(Number(child)), 0);
  } catch (error) {
    if (ENDED.includes(error.code)) return 0;
    throw error;
  }
}
