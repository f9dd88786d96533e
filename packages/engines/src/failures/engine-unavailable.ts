/** An engine or another service cannot be reached right now: answered 503 with Retry-After. */
export class EngineUnavailable extends Error {
  constructor(
    readonly engine: string,
    cause: unknown,
  ) {
    super(`${engine} cannot be reached`, { cause });
    this.name = 'EngineUnavailable';
  }
}

/** How the drivers name "the database is away"; by name, because several copies of a class may be loaded. */
const AWAY = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  // The one of the driver's names without Mongo: an answer was awaited when the connections were cut.
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongooseServerSelectionError',
  'DisconnectedError',
  'EngineUnavailable',
]);
/** A socket's own errors: a command that meets a connection just ended is thrown as it is, unnamed by the database's driver. */
const AWAY_CODES = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED']);
const NOT_CONNECTED_YET = /before initial connection is complete|Client must be connected|buffering timed out/;

/** Whether something thrown means that an engine is away, itself or as its cause. */
export function isEngineAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = reasonOf(at), depth += 1) {
    if (AWAY.has(at.name) || AWAY_CODES.has(codeOf(at)) || NOT_CONNECTED_YET.test(at.message)) return true;
  }
  return false;
}

const codeOf = (error: Error): unknown => (error as { code?: unknown }).code;

/** A bulk write keeps the driver's own error beside its cause. */
const reasonOf = (error: Error): unknown => error.cause ?? (error as { errorResponse?: unknown }).errorResponse;
