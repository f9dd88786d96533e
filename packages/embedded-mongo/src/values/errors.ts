import type { Document } from './document.js';

/** A refusal in MongoDB's own code and words; `extra` goes into the answer as it stands. */
export class MongoError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly extra: Document = {},
  ) {
    super(message);
  }
}

export const badValue = (message: string) => new MongoError(2, 'BadValue', message);
export const failedToParse = (message: string) => new MongoError(9, 'FailedToParse', message);
export const typeMismatch = (message: string) => new MongoError(14, 'TypeMismatch', message);
/** For what a MongoDB would do and this server does not. */
export const notImplemented = (message: string) => new MongoError(238, 'NotImplemented', message);
/** MongoDB numbers some refusals without naming them. */
export const numbered = (code: number, message: string) => new MongoError(code, `Location${code}`, message);

/** The answer to a command that failed. */
export function errorReply(error: unknown): Document {
  if (error instanceof MongoError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: message, code: 8, codeName: 'UnknownError' };
}
