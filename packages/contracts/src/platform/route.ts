import type { Owner } from './owners.js';

/** A multipart call: its body stands as JSON in the part `data`, files repeat under `field`. */
export interface FileParts {
  readonly field: string;
  readonly maximumCount: number;
  readonly maximumBytes: number;
}

/** What both sides need of a call. It has no schemas, so a browser that makes the call does not load zod. */
export interface Route {
  readonly owner: Owner;
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` parameters. */
  readonly path: string;
  /** `message` of the envelope of a success. */
  readonly message: string;
  /** The call sends a JSON body; its schema stands in the owner's `http.ts`. */
  readonly hasBody?: true;
  readonly files?: FileParts;
}
