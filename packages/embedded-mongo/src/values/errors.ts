import type { Document } from './document.js';

/** An error with MongoDB's code and message; `extra` is added to the answer. */
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
/** For features of MongoDB that this server does not support. */
export const notImplemented = (message: string) => new MongoError(238, 'NotImplemented', message);
/** Some errors of MongoDB have a number and no name. */
export const numbered = (code: number, message: string) => new MongoError(code, `Location${code}`, message);

/** The answer to a command that failed. */
export function errorReply(error: unknown): Document {
  if (error instanceof MongoError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: message, code: 8, codeName: 'UnknownError' };
}
