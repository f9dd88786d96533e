import { tabChannel } from '../browser/tabs';

/** What tabs tell each other about the session. */
export type SessionMessage = 'signed-in' | 'log-out' | 'expired';

export const sessionChannel = tabChannel<SessionMessage>('pothik-session');
