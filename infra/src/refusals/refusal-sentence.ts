import { ConfigurationError, isEngineUnavailable } from '@pothik/engines';
import { OperationRefusal } from './operation-refusal.types.js';
import { StartRefusal } from './start-refusal.js';

/** S3's codes for a key that is unknown, has another secret, or may not do this. */
const REFUSED_KEYS = new Set<unknown>(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied']);

/**
 * What the person who typed a command can act on, as one sentence: a refusal, a wrong argument, an engine or a service that is
 * away, a key that the object store refuses. Undefined for any other error: that is a bug, and needs its stack.
 */
export function refusalSentence(error: unknown): string | undefined {
  if (!isError(error)) return undefined;
  if (isToldAsItIs(error)) return error.message;
  if (isEngineUnavailable(error)) return [...new Set([error.message, firstCauseOf(error).message])].join(': ');
  if (REFUSED_KEYS.has(codeOf(error)))
    return `The object store refuses S3_ACCESS_KEY and S3_SECRET_KEY: ${error.message}`;
  return undefined;
}

/** By its message: the class of an error of Node's own is another one within a test. */
const isError = (value: unknown): value is Error =>
  typeof (value as { message?: unknown } | undefined)?.message === 'string';

const codeOf = (error: Error): unknown => (error as { code?: unknown }).code;

const isToldAsItIs = (error: Error): boolean =>
  error instanceof OperationRefusal ||
  error instanceof StartRefusal ||
  error instanceof ConfigurationError ||
  String(codeOf(error)).startsWith('ERR_PARSE_ARGS');

function firstCauseOf(error: Error): Error {
  return isError(error.cause) ? firstCauseOf(error.cause) : error;
}
