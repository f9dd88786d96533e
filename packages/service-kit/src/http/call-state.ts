import type { Endpoint } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.js';

export interface UploadedFile {
  name: string;
  /** MIME type as the caller claims it. */
  type: string;
  bytes: Buffer;
}

/** What is known about a call once its access and its input have been checked. */
export interface CallState {
  endpoint: Endpoint;
  caller: Caller;
  input: unknown;
  files: readonly UploadedFile[];
}

const states = new WeakMap<FastifyRequest, CallState>();

export const keepCallState = (request: FastifyRequest, state: CallState): void => {
  states.set(request, state);
};

/** @throws Error in a handler that is not an endpoint */
export function callStateOf(request: FastifyRequest): CallState {
  const state = states.get(request);
  if (state === undefined) throw new Error('In, Who, Command and Files belong into a method with @Endpoint.');
  return state;
}
