import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.js';
import { disconnectSignal } from './disconnect-signal.js';
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

/** On the request itself: entries of a WeakMap are work for every garbage collection. */
const CALL = Symbol('call');
type CallRequest = FastifyRequest & { [CALL]?: { call: Call; sent?: Promise<CallInput> } };

export const keepCall = (request: CallRequest, call: Call): void => {
  request[CALL] = { call };
};

/** @throws Error in a handler without @Endpoint */
export const callOf = (request: CallRequest): Call => keptCall(request).call;

/**
 * Reads and parses what the caller sent, once a request, however many ask for it. After access, so that nobody's body is read
 * who may not call.
 * @throws DomainError request/invalid with the fields, and those of `readMultipart`
 */
export function inputOf(request: CallRequest, reply: FastifyReply): Promise<CallInput> {
  const kept = keptCall(request);
  kept.sent ??= readInput(request, reply);
  return kept.sent;
}

function keptCall({ [CALL]: kept }: CallRequest): NonNullable<CallRequest[typeof CALL]> {
  if (kept === undefined) throw new Error('In, Who, Command and Files require a method with @Endpoint.');
  return kept;
}

async function readInput(request: FastifyRequest, reply: FastifyReply): Promise<CallInput> {
  const { endpoint, parseInput } = callOf(request);
  const { body, files } = await readMultipart(request, endpoint);
  const input = parseInput({ params: request.params, query: request.query, body });
  if (files.length === 0) return { input, files };
  const left = disconnectSignal(reply.raw);
  return { input, files: files.map((file) => ({ ...file, left })) };
}
