import type { MultipartFile } from '@fastify/multipart';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Endpoint, type FileParts, JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import type { FastifyRequest } from 'fastify';
import { attachedBodyOf } from './attached-body.js';
import { BoundedUpload } from './bounded-upload.js';
import { parseJson } from './json-body.js';
import { fileTooLarge, uploadMaximumBytes, uploadTooLarge } from './upload-size.rules.js';

const DATA_PART = 'data';

export interface UploadedFile {
  name: string;
  /** The MIME type that the caller claims. */
  type: string;
  bytes: Buffer;
  /** Aborted, with CallerLeft, when its sender leaves before the answer: nobody waits for it any more. */
  left?: AbortSignal;
}

export interface ReadBody {
  body: unknown;
  files: readonly UploadedFile[];
}

/**
 * Reads the body of a call. In a multipart body it is JSON in the part `data`, beside the endpoint's files.
 * Sizes are checked while reading: nothing larger than allowed is buffered, and a form that is too large, too slow or
 * given up by its caller ends the reading.
 * @throws DomainError request/not-json, request/invalid, request/too-large or the endpoint's own, request/too-slow
 */
export async function readMultipart(request: FastifyRequest, endpoint: Endpoint): Promise<ReadBody> {
  if (!request.isMultipart()) return { body: request.body, files: [] };
  const { files } = endpoint;
  if (files === undefined) throw new DomainError('request/not-json');
  const upload = uploadOf(request, endpoint, files);
  try {
    return await readParts(formIn(upload, request), endpoint, files);
  } catch (error) {
    throw upload.refusal ?? error;
  } finally {
    upload.destroy();
  }
}

/** As the gateway bounded it in this process, or bounded here. */
function uploadOf({ raw }: FastifyRequest, endpoint: Endpoint, files: FileParts): BoundedUpload {
  const handed = attachedBodyOf(raw);
  if (handed instanceof BoundedUpload) return handed;
  return new BoundedUpload(raw, {
    maximumBytes: uploadMaximumBytes(files),
    tooLarge: uploadTooLarge(endpoint, files),
  });
}

/** The request with the bounded upload in place of its connection, which the plugin would read from. */
const formIn = (upload: BoundedUpload, request: FastifyRequest): FastifyRequest =>
  Object.create(request, { raw: { value: upload } }) as FastifyRequest;

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
  if (file.bytes === undefined) throw fileTooLarge(file.name, endpoint, allowed);
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

function tooMany({ field, maximumCount }: Pick<FileParts, 'field' | 'maximumCount'>): DomainError {
  const message = `You can only upload a maximum of ${maximumCount} files.`;
  return new DomainError('request/invalid', { fields: [{ field, message }] });
}

function unknownPart(field: string): DomainError {
  return new DomainError('request/invalid', { fields: [{ field, message: 'This field is not known.' }] });
}
