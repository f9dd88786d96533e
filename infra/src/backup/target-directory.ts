import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { DataDirectory } from '../platform/data-directory.js';
import { notEmpty } from './empty-target.js';
import { KEYS, type Manifest } from './manifest.rules.js';
import { FOLDERS, type Folders } from './open-data.js';

/** Where a restore writes until it is complete: a platform does not read these folders. */
export const UNFINISHED: Folders = { database: 'database.unfinished', objects: 'objects.unfinished' };
const ALL_FOLDERS = Object.keys(FOLDERS) as (keyof Folders)[];
const OWNER_ONLY = 0o600;

/** Removes the remains of an interrupted restore. @throws OperationRefusal when the directory contains a platform's data */
export function clearTarget(target: DataDirectory, backup: string, { files }: Manifest): void {
  for (const name of ALL_FOLDERS) {
    const folder = target.at(FOLDERS[name]);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw notEmpty(`something in ${folder}`);
  }
  const keys = target.at(KEYS);
  if (files.some((file) => file.path === KEYS) && existsSync(keys) && !isSame(keys, path.join(backup, KEYS)))
    throw notEmpty(`another ${keys}`);
  removeUnfinished(target);
}

export function removeUnfinished(target: DataDirectory): void {
  for (const name of ALL_FOLDERS) rmSync(target.at(UNFINISHED[name]), { recursive: true, force: true });
}

/** Moves a complete restore to the final folders: the database last, because it makes the directory a platform. */
export async function settle(target: DataDirectory, backup: string, { files, marks }: Manifest): Promise<void> {
  for (const mark of marks) writeFileSync(target.at(mark), '');
  if (files.some((file) => file.path === KEYS)) {
    await copyFile(path.join(backup, KEYS), target.at(KEYS));
    await chmod(target.at(KEYS), OWNER_ONLY);
  }
  for (const name of ['objects', 'database'] as const) {
    const unfinished = target.at(UNFINISHED[name]);
    if (existsSync(unfinished)) await rename(unfinished, target.at(FOLDERS[name]));
  }
}

const isSame = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));
