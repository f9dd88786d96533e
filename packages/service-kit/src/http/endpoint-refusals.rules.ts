import { type Endpoint, isForServices, takesIdempotencyKey } from '@pothik/contracts/platform';

const ALWAYS = ['request/invalid', 'platform/unavailable', 'platform/unexpected'];
const SIGNED_IN = ['auth/not-signed-in', 'auth/session-expired', 'auth/session-stale'];
/** A browser's request from another site; a body that cannot be read, which every unsafe method may carry. */
const UNSAFE = ['request/origin-refused', 'request/not-json', 'request/too-large', 'request/too-slow'];
/** The key was used with other input; another writer was faster each time the change was decided again. */
const KEYED = ['request/key-reused', 'request/conflict'];

/** The codes of all refusals that a call can be answered with: its own, and those that follow from its entry. Each once. */
export function refusalsOf(endpoint: Endpoint): string[] {
  const { access, method, params, errors, isNeverLimited, isBeforeSecondFactor } = endpoint;
  const isOpen = access === 'PUBLIC' || isForServices(access);
  return [
    ...new Set([
      ...errors,
      ...ALWAYS,
      ...(access === 'PUBLIC' ? [] : SIGNED_IN),
      ...(isOpen || isBeforeSecondFactor ? [] : ['auth/second-factor-needed']),
      ...(Array.isArray(access) ? ['auth/not-allowed'] : []),
      // Also a call without its own limit: a signed-in person's calls are counted, whoever may call.
      ...(isNeverLimited ? [] : ['request/too-many']),
      ...(method === 'GET' ? [] : UNSAFE),
      ...(takesIdempotencyKey(endpoint) ? KEYED : []),
      // A path with an ambiguous character, such as a zero byte, is none of ours.
      ...(params === undefined ? [] : ['request/not-found']),
    ]),
  ];
}
