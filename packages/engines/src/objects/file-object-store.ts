import { randomUUID } from 'node:crypto';
import type { Dir } from 'node:fs';
import { access, constants, mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isObjectKey, ObjectStore, type StoredObject } from './object-store.js';

const LINE_END = 0x0a;

/** Objects as files: one line of JSON with the content type, then the bytes. Renamed when complete: never partial. */
export class FileObjectStore extends ObjectStore {
  constructor(private readonly directory: string) {
    super();
  }

  async put(key: string, bytes: Uint8Array, { contentType }: { contentType: string }): Promise<void> {
    const file = this.fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    // Keys never start with a dot, so no key can name a file that is still being written.
    const aside = path.join(path.dirname(file), `.${randomUUID()}`);
    try {
      await writeDurably(aside, [Buffer.from(`${JSON.stringify({ contentType })}\n`), bytes]);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  async get(key: string): Promise<StoredObject | undefined> {
    if (!isObjectKey(key)) return undefined;
    const content = await readIfThere(this.fileOf(key));
    if (content === undefined) return undefined;
    const end = content.indexOf(LINE_END);
    const { contentType } = JSON.parse(content.subarray(0, end).toString('utf8')) as { contentType: string };
    return { bytes: content.subarray(end + 1), contentType };
  }

  async delete(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  keys(): AsyncIterable<string> {
    return keysUnder(this.directory, '');
  }

  async ping(): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    await access(this.directory, constants.W_OK);
  }

  async close(): Promise<void> {
    // No file stays open between calls.
  }

  private fileOf(key: string): string {
    if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key)}`);
    return path.join(this.directory, ...key.split('/'));
  }
}

async function writeDurably(file: string, parts: readonly Uint8Array[]): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writev([...parts]);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Skips objects that are still being written. */
async function* keysUnder(directory: string, prefix: string): AsyncIterable<string> {
  const names = await openIfThere(directory);
  if (names === undefined) return;
  for await (const entry of names) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* keysUnder(path.join(directory, entry.name), `${key}/`);
    else if (isObjectKey(key)) yield key;
  }
}

const openIfThere = (directory: string): Promise<Dir | undefined> => unlessMissing(opendir(directory));
const readIfThere = (file: string): Promise<Buffer | undefined> => unlessMissing(readFile(file));

async function unlessMissing<T>(opening: Promise<T>): Promise<T | undefined> {
  try {
    return await opening;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
