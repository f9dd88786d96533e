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

/** Reads a body; one that is too large is refused at once and not kept. */
async function readAtMost(payload: AsyncIterable<Buffer>, maximumBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of drainable(payload)) {
    bytes += chunk.length;
    if (bytes > maximumBytes) throw new DomainError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Leaving the loop must not destroy the request: its answer still has to go out on the same socket. */
function drainable(payload: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const stream = payload as NodeJS.ReadableStream & {
    iterator?(options: { destroyOnReturn: boolean }): AsyncIterable<Buffer>;
  };
  return stream.iterator?.({ destroyOnReturn: false }) ?? payload;
}
