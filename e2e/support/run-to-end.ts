import { spawn } from 'node:child_process';
import path from 'node:path';

const TOP = path.join(__dirname, '..', '..');

export interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a script of the repository until it exits; its environment is only PATH and the given variables. */
export function runToEnd(args: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: TOP, env: { PATH: process.env.PATH ?? '', ...environment } });
  const ended: Ended = { code: null, output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    ended.output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ended.errors += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
}
