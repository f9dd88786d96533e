import { readFileSync } from 'node:fs';
import path from 'node:path';

const TOP = path.join(__dirname, '..', '..');

/** A file by its path from the repository's top folder. */
export const textOf = (file: string): string => readFileSync(path.join(TOP, file), 'utf8');
export const inTop = (...parts: string[]): string => path.join(TOP, ...parts);

/** The variables of a file such as loopback.env. */
export const variablesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    textOf(file)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
