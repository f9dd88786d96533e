import type { FieldError, Refusal } from '@pothik/contracts/platform';

interface RefusalParts {
  status: number;
  /** `owner/what-is-wrong`, from the contracts' catalogue. */
  code: string;
  message: string;
  fields: readonly FieldError[];
  retryAfterSeconds: number | undefined;
}

/**
 * The API refused the call. `message` is its English sentence, or '' when a proxy answered; `refusalText` returns it in
 * the reader's language.
 */
export class ApiRefusal extends Error implements RefusalParts {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(parts: RefusalParts) {
    super(parts.message);
    this.name = 'ApiRefusal';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields;
    this.retryAfterSeconds = parts.retryAfterSeconds;
  }
}

/** No response arrived: the network failed, not the API. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('Network Error', { cause });
    this.name = 'NetworkFailure';
  }
}

/** Whether an error is one of these refusals. */
export const isRefusal = (error: unknown, ...codes: readonly string[]): error is ApiRefusal =>
  error instanceof ApiRefusal && (codes.length === 0 || codes.includes(error.code));

/** The refusal of an unsuccessful response; a response without our envelope counts as an unexpected error. */
export async function refusalOf(response: Response): Promise<ApiRefusal> {
  const body = await envelopeOf<Partial<Refusal>>(response);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiRefusal({
    status: response.status,
    code: body?.code ?? 'platform/unexpected',
    message: body?.message ?? '',
    fields: body?.errors ?? [],
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** The JSON of a response, or undefined when it is not JSON, as from a proxy. */
export async function envelopeOf<Envelope>(response: Response): Promise<Envelope | undefined> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
