import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.js';
import { leftSignal } from './left-signal.js';
import { readMultipart, type UploadedFile } from './multipart.js';
import type { PreparedEndpoint } from './prepared-endpoint.js';

/** What a caller sent, parsed by the endpoint's schemas. */
export interface CallInput {
  /** Params, query and body, merged. */
  input: unknown;
  /** In the order of the request. */
  files: readonly UploadedFile[];
}

/** A call that `AccessGuard` admitted. */
export interface Call extends PreparedEndpoint {
  caller: Caller;
}

const calls = new WeakMap<FastifyRequest, Call>();
const inputs = new WeakMap<FastifyRequest, Promise<CallInput>>();

export const keepCall = (request: FastifyRequest, call: Call): void => {
  calls.set(request, call);
};

/** @throws Error in a handler without @Endpoint */
export function callOf(request: FastifyRequest): Call {
  const call = calls.get(request);
  if (call === undefined) throw new Error('In, Who, Command and Files require a method with @Endpoint.');
  return call;
}

/**
 * Reads and parses what the caller sent, once a request, however many ask for it. After access, so that nobody's body is read
 * who may not call.
 * @throws DomainError request/invalid with the fields, and those of `readMultipart`
 */
export function inputOf(request: FastifyRequest, reply: FastifyReply): Promise<CallInput> {
  const known = inputs.get(request) ?? readInput(request, reply);
  inputs.set(request, known);
  return known;
}

async function readInput(request: FastifyRequest, reply: FastifyReply): Promise<CallInput> {
  const { endpoint, parseInput } = callOf(request);
  const { body, files } = await readMultipart(request, endpoint);
  const input = parseInput({ params: request.params, query: request.query, body });
  if (files.length === 0) return { input, files };
  const left = leftSignal(reply.raw);
  return { input, files: files.map((file) => ({ ...file, left })) };
}
