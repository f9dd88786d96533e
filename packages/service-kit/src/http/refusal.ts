import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { Refusal } from '@pothik/contracts/platform';
import { isDiskFull, isEngineUnavailable } from '@pothik/engines';

export interface RefusalAnswer {
  status: number;
  body: Refusal;
  /** Sent as the header Retry-After. */
  retryAfterSeconds?: number;
}

const RETRY_WHEN_UNAVAILABLE_SECONDS = 2;
/** Somebody must make space. */
const RETRY_WHEN_FULL_SECONDS = 30;

/** The envelope for any error. An error that is no refusal is a bug: 500 `platform/unexpected`. */
export function refusalOf(error: unknown, requestId: string): RefusalAnswer {
  const refusal = asDomainError(error);
  const { code, message, status, details } = refusal;
  const retryAfterSeconds = details.retryAfterSeconds ?? (status === 503 ? RETRY_WHEN_UNAVAILABLE_SECONDS : undefined);
  const errors = details.fields && details.fields.length > 0 ? { errors: [...details.fields] } : {};
  return {
    status,
    body: { success: false, message, code, requestId, ...errors },
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDiskFull(error)) return new DomainError('platform/disk-full', { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS });
  if (isEngineUnavailable(error)) return new DomainError('platform/unavailable');
  return new DomainError(codeOfStatus(statusOf(error)));
}

/** The status of the framework's refusals, before our code runs: malformed URLs and bodies, unknown routes. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  return typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' ? statusCode : 500;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404 || status === 405) return 'request/not-found';
  if (status === 413 || status === 414) return 'request/too-large';
  if (status === 415) return 'request/not-json';
  if (status === 503) return 'platform/unavailable';
  return status >= 400 && status < 500 ? 'request/invalid' : 'platform/unexpected';
}
