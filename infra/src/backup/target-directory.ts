import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { DataDirectory } from '../platform/data-directory.js';
import { notEmpty } from './empty-target.js';
import { KEYS, type Manifest } from './manifest.rules.js';
import { PLACES, type Places } from './open-data.js';

/** Where a restore writes until it is whole: no platform looks there. */
export const UNFINISHED: Places = { database: 'database.unfinished', objects: 'objects.unfinished' };
const EVERY_PLACE = Object.keys(PLACES) as (keyof Places)[];
const OWNER_ONLY = 0o600;

/** Removes what an earlier restore left half-way. @throws OperationRefusal when a platform's data are there */
export function clearTarget(target: DataDirectory, backup: string, { files }: Manifest): void {
  for (const place of EVERY_PLACE) {
    const folder = target.at(PLACES[place]);
    if (existsSync(folder) && readdirSync(folder).length > 0) throw notEmpty(`something in ${folder}`);
  }
  const keys = target.at(KEYS);
  if (files.some((file) => file.path === KEYS) && existsSync(keys) && !isSame(keys, path.join(backup, KEYS)))
    throw notEmpty(`another ${keys}`);
  removeUnfinished(target);
}

export function removeUnfinished(target: DataDirectory): void {
  for (const place of EVERY_PLACE) rmSync(target.at(UNFINISHED[place]), { recursive: true, force: true });
}

/** Moves a whole restore to where a platform looks: the database last, so that there is none until everything is. */
export async function settle(target: DataDirectory, backup: string, { files, marks }: Manifest): Promise<void> {
  for (const mark of marks) writeFileSync(target.at(mark), '');
  if (files.some((file) => file.path === KEYS)) {
    await copyFile(path.join(backup, KEYS), target.at(KEYS));
    await chmod(target.at(KEYS), OWNER_ONLY);
  }
  for (const place of ['objects', 'database'] as const) {
    const unfinished = target.at(UNFINISHED[place]);
    if (existsSync(unfinished)) await rename(unfinished, target.at(PLACES[place]));
  }
}

const isSame = (one: string, other: string): boolean => readFileSync(one).equals(readFileSync(other));
