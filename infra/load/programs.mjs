import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRoot } from '../local/paths.mjs';
import { freePort } from '../programs/ports.mjs';

const EMBEDDED_MONGO = inRoot('packages', 'embedded-mongo', 'bin', 'embedded-mongo.js');

/** The embedded database in a process of its own, on a free port. @param {string} directory */
export async function startDatabase(directory) {
  const port = await freePort();
  const database = start(EMBEDDED_MONGO, ['--dir', directory, '--port', String(port)], {});
  await lineBeginning(database, 'embedded-mongo is ready');
  return { ...database, url: `mongodb://127.0.0.1:${port}` };
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
