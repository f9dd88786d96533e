import { onlineManager } from '@tanstack/react-query';
import { queryClient } from '../cache/query-client';
import { startLanguage } from '../i18n/language.store';
import { watchForRide } from '../in-hand/in-hand-part';
import { startLive } from '../live/live-stream';
import { watchUser } from '../session/current-user';

let started = false;

/** Starts what only signed-in people need and load: the query cache with their record, and the live stream. */
export function startSignedIn(): void {
  if (!started) {
    started = true;
    // The library takes every page for one that began with a network.
    onlineManager.setOnline(navigator.onLine);
    // Until the page is closed: stale data is refetched on focus and reconnection.
    queryClient.mount();
    startLive();
    watchForRide();
  }
  // Logging in may have set the account's language in a browser where none was chosen.
  void startLanguage();
  watchUser();
}
