import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const REGISTER = path.resolve(__dirname, '../../../build-kit/swc-register.mjs');
const MAIN = path.resolve(__dirname, '../main.ts');

export interface ChildServer {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** The address, once the server accepts connections; fails when it ends before. */
  ready: Promise<string>;
  /** Exit code and all output, once it has ended. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/** The server as a separate process, compiled from source; `shell` may set limits before it starts. */
export function startChild(args: string[], shell?: string): ChildServer {
  const words = ['--import', pathToFileURL(REGISTER).href, '-C', 'source', MAIN, ...args];
  const child = shell
    ? spawn('bash', ['-c', `${shell}; exec ${[process.execPath, ...words].map(quoted).join(' ')}`])
    : spawn(process.execPath, words);
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      const url = /is ready on (\S+)\n/.exec(stdout)?.[1];
      if (url) {
        resolve(url);
      }
    });
    ended.then(() => reject(new Error(`the server ended before it was ready: ${stderr}`)));
  });
  // Whoever expects the end does not look at readiness.
  ready.catch(() => undefined);
  return { child, ready, ended };
}
