import { isDiskFull } from './disk-full.js';

/** An engine or another service cannot be reached now: answered with 503 and Retry-After. */
export class EngineUnavailable extends Error {
  constructor(
    readonly engine: string,
    cause: unknown,
  ) {
    super(`${engine} cannot be reached`, { cause });
    this.name = 'EngineUnavailable';
  }
}

/** The drivers' errors for an unavailable database; by name, because several copies of a class may be loaded. */
const UNAVAILABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  // The only name of the driver without Mongo: an answer was awaited when the connections were cut.
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongooseServerSelectionError',
  'DisconnectedError',
  'EngineUnavailable',
]);
/** Socket errors: the database driver throws them unchanged when a command meets a connection that has just ended. */
const UNAVAILABLE_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED']);
const NOT_CONNECTED_YET = /before initial connection is complete|Client must be connected|buffering timed out/;

/** Whether an error, or its cause, means that an engine is unavailable; one without space for a write is. */
export function isEngineUnavailable(error: unknown): boolean {
  if (isDiskFull(error)) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = reasonOf(at), depth += 1) {
    if (UNAVAILABLE.has(at.name) || UNAVAILABLE_CODES.has(codeOf(at)) || NOT_CONNECTED_YET.test(at.message))
      return true;
  }
  return false;
}

const codeOf = (error: Error): unknown => (error as { code?: unknown }).code;

/** The error of a bulk write has the driver's error in another field than its cause. */
const reasonOf = (error: Error): unknown => error.cause ?? (error as { errorResponse?: unknown }).errorResponse;
