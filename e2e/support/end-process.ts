import type { ChildProcess } from 'node:child_process';

/** Resolves with the exit code once it has ended; null when a signal ended it. */
export function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** SIGTERM, and SIGKILL when it still runs after `withinMs`. Resolves as `endOf`. */
export async function endProcess(child: ChildProcess, withinMs: number): Promise<number | null> {
  const impatience = setTimeout(() => child.kill('SIGKILL'), withinMs);
  const ended = endOf(child);
  child.kill('SIGTERM');
  return ended.finally(() => clearTimeout(impatience));
}

/** Whether no process has this id any more. */
export function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
