import type { Endpoint } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/caller.js';

export interface UploadedFile {
  name: string;
  /** The MIME type that the caller claims. */
  type: string;
  bytes: Buffer;
  /** Aborted, with CallerLeft, when its sender leaves before the answer: nobody waits for it any more. */
  left?: AbortSignal;
}

/** The state of a call once its access and its input have been checked. */
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

/** @throws Error in a handler without @Endpoint */
export function callStateOf(request: FastifyRequest): CallState {
  const state = states.get(request);
  if (state === undefined) throw new Error('In, Who, Command and Files require a method with @Endpoint.');
  return state;
}
