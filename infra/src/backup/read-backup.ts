import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { digestOfFile } from './document-file.js';
import { MANIFEST, type Manifest, parseManifest } from './manifest.rules.js';

/** Reads a backup's manifest and verifies every file by its digest. @throws OperationRefusal for an incomplete or changed backup */
export async function readBackup(directory: string, report: (line: string) => void): Promise<Manifest> {
  const manifest = parseManifest(await readManifest(directory));
  report(`Checking ${manifest.files.length} files …`);
  for (const { path: name, sha256 } of manifest.files) {
    if ((await digestIfThere(path.join(directory, name))) !== sha256)
      throw new OperationRefusal(`${name} is not as it was backed up. Nothing was restored.`);
  }
  return manifest;
}

const readManifest = (directory: string): Promise<string> =>
  unlessMissing(readFile(path.join(directory, MANIFEST), 'utf8')).then((text) => {
    if (text === undefined) throw new OperationRefusal(`${directory} is no backup: it has no ${MANIFEST}.`);
    return text;
  });

const digestIfThere = (file: string): Promise<string | undefined> => unlessMissing(digestOfFile(file));

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
