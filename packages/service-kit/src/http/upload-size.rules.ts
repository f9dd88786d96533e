import { DomainError, type ErrorCode, errorEntry } from '@pothik/contracts/catalogue';
import { type Endpoint, type FileParts, IMAGE_MAXIMUM_TEXT, JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';

/**
 * Boundaries and heads of the parts, for which browsers use about 200 bytes each; the rest lets a form that is a little
 * too large reach its reader, who names what is wrong with it: too many files, or which file.
 */
const OVERHEAD_BYTES = 256 * 1024;

/** Bytes that a whole form may have: its files, its JSON part, and what lies around them. */
export const uploadMaximumBytes = ({ maximumCount, maximumBytes }: FileParts): number =>
  maximumCount * maximumBytes + JSON_MAXIMUM_BYTES + OVERHEAD_BYTES;

/** The refusal of a form as a whole. A call with one file refuses by its own code, others cannot name the file. */
export function uploadTooLarge(endpoint: Endpoint, files: FileParts): DomainError {
  return files.maximumCount === 1 ? fileTooLarge('', endpoint, files) : new DomainError('request/too-large');
}

/** The refusal of one file: the endpoint's own code of status 413 if it has one. */
export function fileTooLarge(name: string, endpoint: Endpoint, { field, maximumCount }: FileParts): DomainError {
  const own = endpoint.errors.find((code) => errorEntry(code as ErrorCode).status === 413) as ErrorCode | undefined;
  const size = IMAGE_MAXIMUM_TEXT;
  const message =
    maximumCount === 1
      ? `File exceeds the maximum size of ${size}.`
      : `File "${name}" exceeds the maximum size of ${size}.`;
  return new DomainError(own ?? 'request/too-large', { parameters: { name, size }, fields: [{ field, message }] });
}
