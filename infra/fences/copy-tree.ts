import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.data']);

/** Whether an entry of a folder is installed or built, not a source. */
export const isLeftOut = (name: string): boolean => LEFT_OUT.has(name);

/** Copies files and folders of a tree; workspaces resolve to the copy, all other packages to the installed ones. */
export function copyTree(top: string, folders: readonly string[], parent = os.tmpdir()): string {
  const copy = fs.realpathSync(fs.mkdtempSync(path.join(parent, 'pothik-tree-')));
  const filter = (entry: string) => !isLeftOut(path.basename(entry));
  for (const entry of folders) fs.cpSync(path.join(top, entry), path.join(copy, entry), { recursive: true, filter });
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
