import { DomainError } from '@pothik/contracts/catalogue';
import { JSON_MAXIMUM_BYTES, JSON_MAXIMUM_DEPTH } from '@pothik/contracts/platform';
import type { FastifyInstance } from 'fastify';

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Registers the parser of JSON bodies of at most 64 KB. Other content is refused as not JSON. */
export function registerJsonBody(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json\b/,
    async (_request: unknown, payload: AsyncIterable<Buffer>) =>
      parseJson(await readAtMost(payload, JSON_MAXIMUM_BYTES)),
  );
}

/**
 * Parses JSON to plain data: at most 20 levels deep, without names that reach a prototype. An empty text is no body.
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

/** How many bytes of a refused body are read and dropped; beyond that the connection is closed without a refusal. */
const READ_AWAY_AT_MOST = 32 * 1024 * 1024;

/**
 * Reads a body. Bytes over the limit are read and dropped: a refusal while the caller still writes would close the
 * connection, and the caller would see a broken connection instead of the refusal.
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
