import type { LogFn } from 'pino';

/**
 * Logs one line of JSON: the fields, then the sentence. Request and correlation id are added from the context.
 * @example logger.warn({ error, key }, 'rate limit not counted: the key-value store is unavailable')
 */
export abstract class Logger {
  abstract readonly debug: LogFn;
  abstract readonly info: LogFn;
  abstract readonly warn: LogFn;
  abstract readonly error: LogFn;
  /** The same logger with these fields in every line. */
  abstract child(fields: object): Logger;
}
