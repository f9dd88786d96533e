import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data']);

/** Whether an entry of a folder is none of the sources. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.has(name);

/** A copy of places of a tree, whose workspaces resolve to the copy, and everything else to what is installed. */
export function copyTree(top: string, places: readonly string[], parent = os.tmpdir()): string {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(parent, 'pothik-tree-')));
  const filter = (place: string) => !isLeftOut(path.basename(place));
  for (const place of places) fs.cpSync(path.join(top, place), path.join(copy, place), { recursive: true, filter });
  const installed = path.join(top, 'node_modules');
  fs.mkdirSync(path.join(copy, 'node_modules', '@pothik'), { recursive: true });
  for (const name of fs.readdirSync(installed).filter((entry) => entry !== '@pothik')) {
    fs.symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  for (const name of fs.readdirSync(path.join(installed, '@pothik'))) {
    const workspace = path.relative(top, fs.realpathSync(path.join(installed, '@pothik', name)));
    fs.symlinkSync(path.join(copy, workspace), path.join(copy, 'node_modules', '@pothik', name));
  }
  return copy;
}
