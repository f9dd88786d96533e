/** OutOfDiskSpace, of MongoDB and embedded-mongo. */
const MONGO_CODE = 14_031;
/** Of the file system, of SQLite, and of S3-compatible stores; KafkaJS has the broker's word as `type`. */
const CODES: ReadonlySet<unknown> = new Set([
  MONGO_CODE,
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  'XMinioStorageFull',
  'KAFKA_STORAGE_ERROR',
]);
/** WiredTiger passes the system's sentence on; Redis refuses writes while it cannot save. */
const SENTENCES = /No space left on device|^MISCONF /;

interface Failure {
  message?: unknown;
  code?: unknown;
  type?: unknown;
  cause?: unknown;
  errorResponse?: unknown;
  writeErrors?: unknown;
  err?: unknown;
}

/** Errors that wrap each other in a circle would be followed for ever. */
const DEEPEST = 5;

/** Whether an error, what caused it, or one of the writes it stands for, says that a disk is full. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth === DEEPEST) return false;
  const { code, type, message, cause, errorResponse, writeErrors, err } = error as Failure;
  if (CODES.has(code) || CODES.has(type)) return true;
  if (typeof message === 'string' && SENTENCES.test(message)) return true;
  const within = [cause, errorResponse, err, ...(Array.isArray(writeErrors) ? writeErrors : [writeErrors])];
  return within.some((each) => isDiskFull(each, depth + 1));
}
