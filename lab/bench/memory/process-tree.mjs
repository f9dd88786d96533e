import { readFileSync } from 'node:fs';

const ENDED = ['ENOENT', 'ESRCH'];

/** The processes that a process started (Linux). */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/**
 * The sum of what a process and everything below it have (Linux); one that has ended adds nothing.
 * @param {number} pid
 * @param {(pid: number) => number} read reads it from /proc
 * @returns {number}
 */
export function sumOfTree(pid, read) {
  try {
    const own = read(pid);
    return own + childrenOf(pid).reduce((sum, child) => sum + sumOfTree(child, read), 0);
  } catch (error) {
    if (ENDED.includes(error.code)) return 0;
    throw error;
  }
}
