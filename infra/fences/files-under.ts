import fs from 'node:fs';
import path from 'node:path';
import { isLeftOut } from './copy-tree.js';

/** Every file below a folder as a relative path with `/`, without installed and built files. */
export function filesUnder(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    if (entry.isDirectory()) return isLeftOut(entry.name) || entry.name === '.git' ? [] : filesUnder(folder, file);
    return [file];
  });
}
