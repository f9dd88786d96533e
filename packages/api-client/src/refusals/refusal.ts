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
 * The API said no. `message` is its sentence, in English, or '' when something before the API answered; `refusalText` says it
 * in the reader's language.
 */
export class ApiRefusal extends Error implements RefusalParts {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(facts: RefusalParts) {
    super(facts.message);
    this.name = 'ApiRefusal';
    this.status = facts.status;
    this.code = facts.code;
    this.fields = facts.fields;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }
}

/** No answer came: the network, not the API. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('Network Error', { cause });
    this.name = 'NetworkFailure';
  }
}

/** Whether an error is one of these refusals. */
export const isRefusal = (error: unknown, ...codes: readonly string[]): error is ApiRefusal =>
  error instanceof ApiRefusal && (codes.length === 0 || codes.includes(error.code));

/** Makes the refusal of an answer that is not a success; an answer without our envelope is a fault of ours. */
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

/** The JSON of an answer, or undefined when a proxy answered something else. */
export async function envelopeOf<Envelope>(response: Response): Promise<Envelope | undefined> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
