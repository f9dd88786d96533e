import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../infra/local/paths.mjs';

const READY = 'embedded-mongo is ready on ';
const EMBEDDED_MONGO = path.join('packages', 'embedded-mongo', 'bin', 'embedded-mongo.js');

/**
 * The embedded database in a process of its own, on a free port.
 * @param {string} directory of its data
 * @param {{ root?: string, options?: string[] }} [of] `root`: top folder of the checkout that it is of; `options` of its command line
 */
export async function startDatabase(directory, { root = ROOT, options = [] } = {}) {
  const database = start(path.join(root, EMBEDDED_MONGO), ['--dir', directory, '--port', '0', ...options], {});
  const ready = await lineBeginning(database, READY);
  return { ...database, url: ready.slice(READY.length) };
}

/** A Node program of the project. @param {string} program @param {string[]} options */
export function start(program, options, { environment = {}, hasChannel = false }) {
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel ? ['ipc'] : [])],
  });
  return { child, ended: once(child, 'exit') };
}

export async function stop({ child, ended }) {
  child.kill('SIGTERM');
  await ended;
}

/** The first line the program prints that begins with these words. @throws {Error} when it ends before */
export function lineBeginning({ child }, words) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it said "${words}".`)));
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith(words) && resolve(line));
  });
}
