import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { NotAvailable } from './not-available.mjs';

const WORDS_KEPT_BYTES = 64 * 1024 * 1024;

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // Missing or not executable: the next folder may have it.
  }
};

/** The path of a program on PATH, or undefined. */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/**
 * @param {Record<string, string>} programs name of each command for messages: `{ mvn: 'Maven' }`
 * @throws {NotAvailable} naming every one that is missing
 */
export function requirePrograms(programs) {
  const missing = Object.entries(programs).filter(([command]) => findProgram(command) === undefined);
  if (missing.length === 0) return;
  const words = missing.map(([command, name]) => `${name} (${command})`).join(' and ');
  throw new NotAvailable(`${words} ${missing.length === 1 ? 'is' : 'are'} not on PATH`);
}

/**
 * Runs a program to its end and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions} [options]
 * @returns {Promise<string>} standard output and standard error, one after the other
 * @throws {Error} with a line of the program's output when it fails
 */
export async function outputOf(program, args, options = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { maxBuffer: WORDS_KEPT_BYTES, ...options });
    return `${stdout}${stderr}`;
  } catch (error) {
    if (error.name === 'AbortError')
      throw new Error(`${path.basename(program)} ${args[0]} took too long`, { cause: error });
    const line = tellingLine(`${error.stderr ?? ''}\n${error.stdout ?? ''}`);
    throw new Error(`${path.basename(program)} ${args[0]}: ${line ?? error.message}`, { cause: error });
  }
}

/** The line with the reason: the first that contains an error, else the last one. */
function tellingLine(words) {
  const lines = words.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => /\berror\b|^E: |403|404/i.test(line)) ?? lines.at(-1))?.trim();
}
