import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from './files-under.js';

/** The top folder of this tree. */
export const TOP = path.join(__dirname, '..', '..');

const SOURCE = /\.(tsx?|[cm]?js)$/;

/** Every source file below a folder of a tree, relative to its top folder. */
export const sourcesUnder = (top: string, folder: string): string[] =>
  filesUnder(top, folder).filter((file) => SOURCE.test(file));

/** The top-level folders with sources. */
export const SOURCE_FOLDERS = ['gateway', 'services', 'frontends', 'packages', 'infra', 'e2e', 'lab'];

/** Every source file of a tree. */
export const allSources = (top: string): string[] => SOURCE_FOLDERS.flatMap((folder) => sourcesUnder(top, folder));

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source file that a relative specifier resolves to, relative to the top folder. */
export function sourceMeant(top: string, from: string, specifier: string): string | undefined {
  const file = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [
    ...ENDINGS.map((ending) => file + ending),
    ...['.ts', '.tsx'].map((ending) => file.replace(/\.js$/, ending)),
  ];
  return candidates.find((file) => SOURCE.test(file) && fs.existsSync(path.join(top, file)));
}

export const textOf = (top: string, file: string): string => fs.readFileSync(path.join(top, file), 'utf8');
