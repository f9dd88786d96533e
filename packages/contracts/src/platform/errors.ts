/** One refusal: its HTTP status and its sentence. `{name}` in a sentence is filled from the refusal's parameters. */
export interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 421 | 429 | 431 | 500 | 503;
  readonly message: string;
}

/** Types a catalogue of refusals by its codes (`owner/what-is-wrong`). */
export const defineErrors = <const T extends Record<string, ErrorEntry>>(table: T): T => table;

/** The refusals that any call may return, whoever owns it. */
export const platformErrors = defineErrors({
  'request/invalid': { status: 400, message: 'Some fields are not right.' },
  'request/not-json': { status: 400, message: 'The request body is not valid JSON.' },
  'request/too-large': { status: 413, message: 'The request is too large.' },
  'request/too-slow': { status: 408, message: 'The request took too long to arrive. Please try again.' },
  'request/headers-too-large': { status: 431, message: 'The headers of the request are too large.' },
  'request/malformed': { status: 400, message: 'The request could not be read.' },
  'request/origin-refused': { status: 403, message: 'This site may not send that request.' },
  'request/host-refused': { status: 421, message: 'This address does not belong to Pothik.' },
  'request/key-reused': { status: 409, message: 'This request key was already used with other input.' },
  'request/not-found': { status: 404, message: 'Not found' },
  'request/too-many': { status: 429, message: 'Too many requests. Please try again later.' },
  'request/conflict': { status: 409, message: 'Somebody changed this at the same moment. Please try again.' },
  'auth/not-signed-in': { status: 401, message: 'Please log in.' },
  'auth/session-expired': { status: 401, message: 'Your session has expired. Please log in again.' },
  'auth/session-stale': { status: 401, message: 'Your session has changed. Please try again.' },
  'auth/not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'platform/unavailable': { status: 503, message: 'The service is not available right now. Please try again shortly.' },
  'platform/disk-full': {
    status: 503,
    message: 'Nothing can be stored now: a disk of the platform is full. Please try again later.',
  },
  'platform/unexpected': { status: 500, message: 'Something went wrong' },
});
