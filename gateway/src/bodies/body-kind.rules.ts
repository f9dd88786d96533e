import type { Endpoint } from '@pothik/contracts/platform';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** How a body is taken: read completely before its owner is asked, passed on while it comes, or there is none. */
export type BodyKind = 'none' | 'whole' | 'upload';

const FORM = /^multipart\/form-data\b/i;

/** Every body that is no form with files is taken whole, also one that its call does not declare. */
export function bodyKindOf({ files }: Endpoint, headers: Headers): BodyKind {
  if (!announcesBody(headers)) return 'none';
  return files !== undefined && FORM.test(String(headers['content-type'])) ? 'upload' : 'whole';
}

/** HTTP has no body without one of these headers. */
const announcesBody = (headers: Headers): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether a body is larger than allowed by its announced length, before any of it is read. */
export const isAnnouncedTooLarge = (headers: Headers, maximumBytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > maximumBytes;
