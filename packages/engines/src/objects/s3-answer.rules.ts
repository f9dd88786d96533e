/** S3's codes for a missing object; NotFound when it gives no reason. */
const ABSENT = new Set(['NoSuchKey', 'NotFound']);
/** Another process has created the bucket, or is about to. */
const MADE_ALREADY = new Set(['BucketAlreadyOwnedByYou', 'BucketAlreadyExists', 'OperationAborted']);
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_STREAM_PREMATURE_CLOSE',
]);
/** The message of minio's client for the answers 408, 429, 499, 500, 502, 503, 504 and 520. */
const NOT_NOW = /Retryable HTTP status: \d{3}/;

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;
const hasCode = (error: unknown, codes: ReadonlySet<string>) => codes.has(String(codeOf(error)));

/** Whether the store answered that there is no such object. */
export const isAbsent = (error: unknown): boolean => hasCode(error, ABSENT) || isBucketMissing(error);

/** Whether the bucket does not exist yet. */
export const isBucketMissing = (error: unknown): boolean => codeOf(error) === 'NoSuchBucket';

/** Whether creating the bucket failed because another process was faster. */
export const isBucketMade = (error: unknown): boolean => hasCode(error, MADE_ALREADY);

/** Whether the store cannot be reached or cannot serve now; other errors are bugs of ours. */
export const isStoreUnavailable = (error: unknown): boolean =>
  hasCode(error, NO_CONNECTION) || (error instanceof Error && NOT_NOW.test(error.message));
