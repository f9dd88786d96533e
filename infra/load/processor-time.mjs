import { readFileSync } from 'node:fs';
import { sumOfTree } from './process-tree.mjs';

/** Linux counts in hundredths of a second, on every architecture that Node runs on: proc_pid_stat(5), USER_HZ. */
const TICK_MS = 10;

/** Processor milliseconds that a process and everything below it have taken since they started (Linux). */
export const processorMs = (pid) =>
  sumOfTree(pid, (each) => {
    // After the name, which may have spaces: user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  });
