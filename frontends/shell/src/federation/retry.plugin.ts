import { RetryPlugin } from '@module-federation/retry-plugin';

/** A second request before a person is asked to retry; both together are far below the time a remote has. */
const ONCE_MORE = { retryTimes: 1, retryDelay: 300 };

/** Requests manifest, entry and modules of a remote once more when one did not come. */
export default () => RetryPlugin({ fetch: ONCE_MORE, script: ONCE_MORE });
