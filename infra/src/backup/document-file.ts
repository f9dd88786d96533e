import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { splitDocuments } from './bson-documents.rules.js';
import type { BackedUpFile } from './manifest.rules.js';

const OWNER_ONLY = 0o600;
const READ_BYTES = 1 << 20;

/** Writes documents one after another, as mongodump does, a few in memory at a time; resolves once they are synced to disk. */
export async function writeDocuments(
  directory: string,
  file: string,
  documents: AsyncIterable<Uint8Array>,
): Promise<BackedUpFile> {
  const target = path.join(directory, file);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const written = { path: file, documents: 0, bytes: 0 };
  const counted = async function* () {
    for await (const document of documents) {
      written.documents += 1;
      written.bytes += document.length;
      hash.update(document);
      yield document;
    }
  };
  await pipeline(counted, createWriteStream(target, { flags: 'wx', mode: OWNER_ONLY, flush: true }));
  return { ...written, sha256: hash.digest('hex') };
}

/** The documents of a file in their order. @throws Error when the file ends within a document */
export async function* readDocuments(file: string): AsyncIterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: READ_BYTES })) {
    const split = splitDocuments(Buffer.concat([rest, chunk as Buffer]));
    yield* split.documents;
    rest = split.rest;
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document.`);
}

/** The sha256 of a file. */
export const digestOfFile = (file: string): Promise<string> =>
  digestOf(createReadStream(file, { highWaterMark: READ_BYTES }));

/** The sha256 of a stream of bytes. */
export async function digestOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
