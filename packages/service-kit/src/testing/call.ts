import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Data,
  type Endpoint,
  HEADER,
  isForServices,
  type RawInput,
  type Refusal,
  type Signer,
  type Success,
} from '@pothik/contracts/platform';
import { callParts } from '../calls/call-parts.js';
import type { UploadedFile } from '../http/multipart.js';
import type { Person } from '../identity/caller.js';
import type { StatementSigner } from '../identity/statement-signer.js';

export interface CallOptions {
  as?: Person;
  /** The address that the gateway states of calls with `statesAddress`. */
  from?: string;
  by?: Signer;
  idempotencyKey?: string;
  files?: readonly UploadedFile[];
  headers?: Record<string, string>;
}

/** The envelope; a refused call has no data, and a successful one no code. */
export type CallBody<E extends Endpoint> = Success<Data<E>> & Partial<Omit<Refusal, 'success' | 'message'>>;

export interface CallAnswer<E extends Endpoint> {
  status: number;
  body: CallBody<E>;
  headers: Record<string, string | string[] | number | undefined>;
}

/** Calls a service as the gateway would for a person; without `as`, for nobody. A call between services is made by the first that may make it, or by `by`. */
export async function callService<E extends Endpoint>(
  app: NestFastifyApplication,
  signerOf: (name: Signer) => StatementSigner,
  endpoint: E,
  input: RawInput<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> {
  const { method, url, body } = callParts(endpoint, input as object);
  const statement = await statementFor(endpoint, signerOf, options);
  const { from } = options;
  const headers = {
    ...(from === undefined ? {} : { [HEADER.address]: await signerOf('gateway').signAddress(from, endpoint.owner) }),
    ...(statement === undefined ? {} : { [HEADER.statement]: statement }),
    ...(options.idempotencyKey === undefined ? {} : { [HEADER.idempotencyKey]: options.idempotencyKey }),
    ...options.headers,
  };
  const response =
    options.files === undefined
      ? await app.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) })
      : await app.inject({ method, url, ...form(endpoint, body, options.files, headers) });
  // A call that produces something else, such as CSV, answers with its text.
  const isJson = /json/.test(String(response.headers['content-type']));
  const answered: unknown = isJson ? response.json() : response.body;
  return { status: response.statusCode, body: answered as CallBody<E>, headers: response.headers };
}

async function statementFor(
  { access, owner }: Endpoint,
  signerOf: (name: Signer) => StatementSigner,
  { as, by }: CallOptions,
): Promise<string | undefined> {
  if (as !== undefined) return signerOf('gateway').signPerson(as, owner);
  const service = by ?? (isForServices(access) ? access.services[0] : undefined);
  return service && signerOf(service).signService(owner);
}

const BOUNDARY = 'a-boundary-of-the-test-platform';

/** The bytes of a multipart body, as `inject` requires. */
function form(
  endpoint: Endpoint,
  body: object | undefined,
  files: readonly UploadedFile[],
  headers: Record<string, string>,
) {
  const field = endpoint.files?.field ?? 'file';
  const parts = [
    ...(body === undefined ? [] : [part('name="data"', 'application/json', Buffer.from(JSON.stringify(body)))]),
    ...files.map(({ name, type, bytes }) => part(`name="${field}"; filename="${name}"`, type, bytes)),
  ];
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function part(disposition: string, type: string, bytes: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}
