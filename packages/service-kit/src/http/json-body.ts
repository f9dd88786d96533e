import { DomainError } from '@pothik/contracts/catalogue';
import { JSON_MAXIMUM_BYTES, JSON_MAXIMUM_DEPTH } from '@pothik/contracts/platform';
import type { FastifyInstance } from 'fastify';

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** The only bodies a service reads itself: JSON of at most 64 KB. Anything that is not JSON is refused as such. */
export function registerJsonBody(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json\b/,
    async (_request: unknown, payload: AsyncIterable<Buffer>) =>
      parseJson(await readAtMost(payload, JSON_MAXIMUM_BYTES)),
  );
}

/**
 * JSON as plain data: at most 20 levels deep, without names that reach a prototype. An empty text is no body.
 * @throws DomainError request/not-json, request/invalid
 */
export function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  const value = parse(text);
  refuseDangerous(value, 0);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('request/not-json');
  }
}

function refuseDangerous(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= JSON_MAXIMUM_DEPTH) throw new DomainError('request/invalid');
  for (const [name, inner] of Object.entries(value)) {
    if (FORBIDDEN_NAMES.has(name)) throw new DomainError('request/invalid');
    refuseDangerous(inner, depth + 1);
  }
}

/** Bytes that are read away for the sake of a clear refusal; whoever sends more only sees the connection close. */
const READ_AWAY_AT_MOST = 32 * 1024 * 1024;

/**
 * Reads a body. What is more than allowed is read away and not kept: a refusal while the caller still writes would close the
 * connection under it, and the caller would see a broken connection where the refusal should be.
 */
async function readAtMost(payload: AsyncIterable<Buffer>, maximumBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += chunk.length;
    if (bytes <= maximumBytes) chunks.push(chunk);
    if (bytes > READ_AWAY_AT_MOST) break;
  }
  if (bytes > maximumBytes) throw new DomainError('request/too-large');
  return Buffer.concat(chunks).toString('utf8');
}
