import { readFileSync } from 'node:fs';
import { sumOfTree } from './process-tree.mjs';

/** Resident megabytes of a process and everything below it, pages they share counted for each (Linux); 0 once it has ended. */
export const residentMb = (pid) =>
  sumOfTree(
    pid,
    (each) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
