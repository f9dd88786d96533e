import { JSON_WITHIN_MS, UPLOAD_LIMITS, type UploadLimits } from '@pothik/service-kit/host';

/** How many bodies the gateway takes at once, and how long one may take; milliseconds. */
export interface BodyLimits {
  jsonWithinMs: number;
  /** Incomplete JSON bodies in all: with 64 KB each, they hold at most 64 MB. */
  jsonAtOnce: number;
  /**
   * Incomplete JSON bodies of one address, which thousands of phones may share behind their carrier. Many, because holding one
   * costs its bytes, and ending one for the sake of another an answer and a new connection.
   */
  jsonPerAddress: number;
  /** Uploads in all, until they are answered: in one process each may hold 20 MB. */
  uploadsAtOnce: number;
  /** Uploads of one person: a page sends one, and a second may follow before the first is answered. */
  uploadsPerPerson: number;
  upload: UploadLimits;
}

export const BODY_LIMITS: BodyLimits = {
  jsonWithinMs: JSON_WITHIN_MS,
  jsonAtOnce: 1_000,
  jsonPerAddress: 256,
  uploadsAtOnce: 16,
  uploadsPerPerson: 2,
  upload: UPLOAD_LIMITS,
};
