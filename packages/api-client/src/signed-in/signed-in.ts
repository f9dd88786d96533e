import { queryClient } from '../cache/query-client';
import { startLanguage } from '../i18n/language.store';
import { startLive } from '../live/live-stream';
import { watchUser } from '../session/current-user';

let started = false;

/** What only signed-in people need, and only they fetch: the cache with their record, and the live stream. */
export function startSignedIn(): void {
  if (!started) {
    started = true;
    // For as long as the page lives, on every page: what is old is fetched again on focus and reconnection.
    queryClient.mount();
    startLive();
  }
  // Logging in may have brought the account's language to a browser where none was chosen.
  void startLanguage();
  watchUser();
}
