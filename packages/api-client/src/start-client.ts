import { followLanguage, startLanguage } from './i18n/language.store';
import { watchNetwork } from './live/connection.store';
import { startSession } from './signed-in/start-session';

/** Starts the core once, before the first render: language, network, session. */
export async function startClient(): Promise<void> {
  watchNetwork();
  startSession();
  await startLanguage();
  followLanguage();
}
