import type { Endpoint } from '@pothik/contracts/platform';

/** What sending needs of an entry beside method and path. */
interface Parts {
  body?: object;
  files?: { field: string };
}

/** A call without its schemas: they are the server's, and a page would fetch them for nothing. A test holds each to the contracts. */
export const entry = <E extends Endpoint>(method: E['method'], path: E['path'], parts: Parts = {}): E =>
  ({ method, path, ...parts }) as unknown as E;

/** For a call that sends a body. */
export const BODY = { body: {} };
