import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths.mjs';

/** Windows has none. */
const HAS_GROUPS = process.platform !== 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script with this same Node in the repository's top folder, in a process group of its own, which is killed when it takes
 * too long. A signal to this process reaches the group.
 * @param {string[]} args
 * @param {{ withinMs: number } & import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, isLate: boolean }>} `code`: its exit code; 1 when a signal ended it
 */
export async function runNodeWithin(args, { withinMs, ...options }) {
  let isLate = false;
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', ...options, detached: HAS_GROUPS });
  const ended = once(child, 'exit');
  const impatience = setTimeout(() => {
    isLate = true;
    endGroup(child, 'SIGKILL');
  }, withinMs);
  const stopPassing = passSignalsTo(child);
  try {
    const [code] = await ended;
    return { code: code ?? 1, isLate };
  } finally {
    clearTimeout(impatience);
    stopPassing();
  }
}

function endGroup(child, signal) {
  if (child.pid !== undefined) process.kill(HAS_GROUPS ? -child.pid : child.pid, signal);
}

/** A terminal's Ctrl-C does not reach another group by itself. @returns {() => void} ends it */
function passSignalsTo(child) {
  const pass = (signal) => {
    endGroup(child, signal);
    stop();
    // Unless somebody else handles it, this process ends by it as it would have without a listener.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, pass);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return stop;
}
