import { createHash } from 'node:crypto';
import { DomainError } from '@pothik/contracts/catalogue';
import { HEADER } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { IdempotencyKey } from '../data/aggregate-document.js';
import type { Call, CallInput } from './call.js';

const SANE = /^[\x21-\x7e]{1,128}$/;

/** The key of this command; undefined without the header or without a signed-in person. */
export function idempotencyKeyOf(
  request: FastifyRequest,
  { caller, endpoint: { owner, name } }: Call,
  sent: CallInput,
): IdempotencyKey | undefined {
  const key = request.headers[HEADER.idempotencyKey];
  if (key === undefined || caller.kind !== 'person') return undefined;
  if (typeof key !== 'string' || !SANE.test(key)) {
    const message = 'Idempotency-Key must be 1 to 128 visible characters.';
    throw new DomainError('request/invalid', { fields: [{ field: HEADER.idempotencyKey, message }] });
  }
  return { id: `${caller.id}|${owner}.${name}|${key}`, inputHash: hashOf(sent) };
}

function hashOf({ input, files }: CallInput): string {
  const hash = createHash('sha256').update(JSON.stringify(input, sorted));
  for (const { name, type, bytes } of files) hash.update(JSON.stringify([name, type, bytes.length])).update(bytes);
  return hash.digest('base64url');
}

/** Sorts names, so that the same input has the same hash in any order. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
