import { startLanguage } from './language/language.store';
import { watchNetwork } from './live/connection.store';
import { startLive } from './live/live-stream';
import { startSession } from './session/session';

/** Starts the core once, before the first render: language, network, session, live stream. */
export async function startClient(): Promise<void> {
  watchNetwork();
  startLive();
  startSession();
  await startLanguage();
}
