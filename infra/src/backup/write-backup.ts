import { copyFile, mkdir, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { OperationRefusal } from '../refusals/operation-refusal.types.js';
import { documentsOf, expires, heldCollections } from './collections.js';
import { digestOf, digestOfFile, writeDocuments } from './document-file.js';
import { type BackedUpFile, FORMAT, KEYS, MANIFEST, type Manifest, OBJECTS, pathOf } from './manifest.rules.js';
import { objectDocuments } from './object-documents.js';
import type { OpenData } from './open-data.js';

export interface BackupPlan extends Pick<Manifest, 'release' | 'marks'> {
  /** The file of the secrets, if the backup is to contain them. */
  keys: string | undefined;
  /** Whether others may write during the backup, because nothing locks the engines. */
  mayChange: boolean;
  report: (line: string) => void;
}

/**
 * Writes a backup to a temporary folder and renames it last, so that an interrupted one is never mistaken for a backup.
 * Where others may write, everything is read twice: what is equal both times was so at the moment in between.
 * @throws OperationRefusal when something changed
 */
export async function writeBackup(data: OpenData, directory: string, plan: BackupPlan): Promise<Manifest> {
  await mkdir(path.dirname(directory), { recursive: true });
  const unfinished = await mkdtemp(`${directory}.unfinished-`);
  try {
    const files = await writeFiles(data, unfinished, plan);
    if (plan.mayChange) await refuseChanged(data, files, plan.report);
    const { release, marks } = plan;
    const manifest: Manifest = { format: FORMAT, release, madeAt: new Date().toISOString(), marks: [...marks], files };
    await writeDurably(path.join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2));
    await rename(unfinished, directory);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeFiles({ client, objects }: OpenData, unfinished: string, plan: BackupPlan) {
  const files: BackedUpFile[] = [];
  const write = async (name: string, documents: AsyncIterable<Uint8Array>) => {
    const file = await writeDocuments(unfinished, name, documents);
    plan.report(`${name}: ${file.documents}`);
    files.push(file);
  };
  for (const collection of await heldCollections(client))
    await write(pathOf(collection), documentsOf(client, collection));
  await write(OBJECTS, objectDocuments(objects));
  if (plan.keys !== undefined) files.push(await copyKeys(plan.keys, path.join(unfinished, KEYS)));
  return files;
}

async function copyKeys(from: string, to: string): Promise<BackedUpFile> {
  await copyFile(from, to);
  return { path: KEYS, documents: 0, bytes: (await stat(to)).size, sha256: await digestOfFile(to) };
}

/** Collections with a TTL index are not compared: their documents may expire at any time. */
async function refuseChanged({ client }: OpenData, files: readonly BackedUpFile[], report: BackupPlan['report']) {
  report('Reading everything once more, to see that nothing changed …');
  const digests = new Map(files.map(({ path: name, sha256 }) => [name, sha256]));
  for (const collection of await heldCollections(client)) {
    if (await expires(client, collection)) continue;
    if (digests.get(pathOf(collection)) === (await digestOf(documentsOf(client, collection)))) continue;
    const { database, name } = collection;
    throw new OperationRefusal(
      `${database}.${name} changed while it was read: stop the services first. There is no backup.`,
    );
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
