import type { MultipartFile } from '@fastify/multipart';
import { DomainError, type ErrorCode, errorEntry } from '@pothik/contracts/catalogue';
import { type Endpoint, type FileParts, IMAGE_MAXIMUM_TEXT, JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './call-state.js';
import { parseJson } from './json-body.js';

const DATA_PART = 'data';

export interface ReadBody {
  body: unknown;
  files: readonly UploadedFile[];
}

/**
 * Reads the body of a call. In a multipart body it is JSON in the part `data`, beside the endpoint's files.
 * Sizes are checked while reading: nothing larger than allowed is buffered.
 */
export async function readMultipart(request: FastifyRequest, endpoint: Endpoint): Promise<ReadBody> {
  if (!request.isMultipart()) return { body: request.body, files: [] };
  if (endpoint.files === undefined) throw new DomainError('request/not-json');
  try {
    return await readParts(request, endpoint, endpoint.files);
  } catch (error) {
    // The rest of a refused upload is read and dropped: it would block the next request on the same connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

/** Files are counted before their sizes are checked, so too many files is the first refusal. */
async function readParts(request: FastifyRequest, endpoint: Endpoint, allowed: FileParts): Promise<ReadBody> {
  const files: (UploadedFile | TooLargeFile)[] = [];
  let body: unknown;
  for await (const part of parts(request, allowed)) {
    if (part.fieldname === DATA_PART) body = await readData(part);
    else if (part.type === 'file') files.push(await readFile(part, files.length, allowed));
    else throw unknownPart(part.fieldname);
  }
  return { body, files: files.map((file) => withinSize(file, endpoint, allowed)) };
}

interface TooLargeFile {
  name: string;
  bytes: undefined;
}

type Part = MultipartFile | { type: 'field'; fieldname: string; value: unknown; valueTruncated: boolean };

async function* parts(request: FastifyRequest, { field, maximumCount, maximumBytes }: FileParts): AsyncGenerator<Part> {
  const limits = {
    // One byte more than allowed, by which a file that is too large is detected.
    fileSize: maximumBytes + 1,
    // One more than allowed, so that it gets our refusal; and another one, as `data` may be a file part.
    files: maximumCount + 2,
    fields: 2,
    fieldSize: JSON_MAXIMUM_BYTES,
    headerPairs: 20,
  };
  try {
    yield* request.parts({ limits }) as AsyncIterableIterator<Part>;
  } catch (error) {
    if (isFilesLimit(error)) throw tooMany({ field, maximumCount });
    throw isBrokenForm(error) ? new DomainError('request/invalid') : error;
  }
}

const isFilesLimit = (error: unknown): boolean => (error as { code?: unknown }).code === 'FST_FILES_LIMIT';

/** Busboy's errors have no code. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && !(error instanceof DomainError) && !('code' in error);
}

async function readData(part: Part): Promise<unknown> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw new DomainError('request/too-large');
    return typeof part.value === 'string' ? parseJson(part.value) : parseJson(JSON.stringify(part.value));
  }
  const bytes = await collect(part, JSON_MAXIMUM_BYTES);
  if (bytes === undefined) throw new DomainError('request/too-large');
  return parseJson(bytes.toString('utf8'));
}

async function readFile(part: MultipartFile, known: number, files: FileParts): Promise<UploadedFile | TooLargeFile> {
  if (part.fieldname !== files.field) throw unknownPart(part.fieldname);
  if (known >= files.maximumCount) throw tooMany(files);
  const bytes = await collect(part, files.maximumBytes);
  const name = part.filename;
  return bytes === undefined ? { name, bytes } : { name, type: part.mimetype, bytes };
}

function withinSize(file: UploadedFile | TooLargeFile, endpoint: Endpoint, allowed: FileParts): UploadedFile {
  if (file.bytes === undefined) throw tooLarge(file.name, endpoint, allowed);
  return file;
}

/** The bytes of a part, or undefined when it is larger than allowed. Read to its end, so that the next part follows. */
async function collect(part: MultipartFile, maximumBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maximumBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  return bytes > maximumBytes ? undefined : Buffer.concat(chunks);
}

function tooLarge(name: string, endpoint: Endpoint, { field, maximumCount }: FileParts): DomainError {
  const own = endpoint.errors.find((code) => errorEntry(code as ErrorCode).status === 413) as ErrorCode | undefined;
  const size = IMAGE_MAXIMUM_TEXT;
  const message =
    maximumCount === 1
      ? `File exceeds the maximum size of ${size}.`
      : `File "${name}" exceeds the maximum size of ${size}.`;
  return new DomainError(own ?? 'request/too-large', { parameters: { name, size }, fields: [{ field, message }] });
}

function tooMany({ field, maximumCount }: Pick<FileParts, 'field' | 'maximumCount'>): DomainError {
  const message = `You can only upload a maximum of ${maximumCount} files.`;
  return new DomainError('request/invalid', { fields: [{ field, message }] });
}

function unknownPart(field: string): DomainError {
  return new DomainError('request/invalid', { fields: [{ field, message: 'This field is not known.' }] });
}
