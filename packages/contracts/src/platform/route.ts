import type { Owner } from './owners.js';

/** A multipart call: the part `data` holds its body as JSON, the files are parts named `field`. */
export interface FileParts {
  readonly field: string;
  readonly maximumCount: number;
  readonly maximumBytes: number;
}

/** The part of a call that both sides use. It has no schemas, so a browser that makes the call does not load zod. */
export interface Route {
  readonly owner: Owner;
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` parameters. */
  readonly path: string;
  /** `message` in the envelope of a success. */
  readonly message: string;
  /** The call sends a JSON body; its schema is in the owner's `http.ts`. */
  readonly hasBody?: true;
  readonly files?: FileParts;
  /** The call ends the browser's session and its answer is the next one: the browser refreshes nothing meanwhile. */
  readonly renewsSession?: true;
  /** Allowed in the session of an administrator who must set up a second factor first; so is every PUBLIC call. */
  readonly isBeforeSecondFactor?: true;
}
