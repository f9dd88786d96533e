import { readFileSync } from 'node:fs';
import { sumOfTree } from '../memory/process-tree.mjs';

/** Linux counts in hundredths of a second, whatever the machine: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICK_MS = 10;

/** Processor milliseconds that one process has used, without those below it (Linux). */
export function ownProcessorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may have spaces in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Those of processes and everything below them. */
export const processorMs = (pids) => pids.reduce((sum, pid) => sum + sumOfTree(pid, ownProcessorMs), 0);
