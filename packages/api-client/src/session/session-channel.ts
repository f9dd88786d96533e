import { tabChannel } from '../browser/tabs';

/** What tabs tell each other about the session. */
export type SessionNews = 'signed-in' | 'log-out' | 'expired';

export const sessionChannel = tabChannel<SessionNews>('pothik-session');
