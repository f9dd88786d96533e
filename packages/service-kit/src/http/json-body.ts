import type { Readable } from 'node:stream';
import { DomainError } from '@pothik/contracts/catalogue';
import { JSON_MAXIMUM_BYTES, JSON_MAXIMUM_DEPTH } from '@pothik/contracts/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { JSON_WITHIN_MS } from '../limits/body-limits.js';
import { attachedBodyOf } from './attached-body.js';
import { readBody } from './read-body.js';

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Registers the parser of JSON bodies of at most 64 KB. Other content is refused as not JSON. */
export function registerJsonBody(instance: FastifyInstance): void {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    /^application\/(?:[\w.-]+\+)?json\b/,
    async ({ raw }: FastifyRequest, payload: Readable) => {
      const handed = attachedBodyOf(raw);
      const bytes = Buffer.isBuffer(handed) ? handed : await readBody(payload, JSON_LIMITS);
      return parseJson(bytes.toString('utf8'));
    },
  );
}

const JSON_LIMITS = { maximumBytes: JSON_MAXIMUM_BYTES, withinMs: JSON_WITHIN_MS };

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
