import type { FieldError } from '../platform/envelope.js';
import { type ErrorCode, errorEntry } from './errors.js';

export interface RefusalDetails {
  /** Fill `{name}` in the catalogue's sentence. */
  parameters?: Readonly<Record<string, string | number>>;
  /** What is wrong with which field of the input. */
  fields?: readonly FieldError[];
  /** Seconds until a retry may succeed; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A refusal: the catalogue's code, status and sentence. Everything else that is thrown is a bug. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(sentence(code, details));
    this.name = 'DomainError';
    this.status = errorEntry(code).status;
  }
}

/** The message of a form's refusal is that of its first failing field. */
function sentence(code: ErrorCode, { parameters = {}, fields }: RefusalDetails): string {
  const first = fields?.[0]?.message;
  if (first !== undefined) return first;
  return errorEntry(code).message.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
