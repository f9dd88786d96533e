import { tabChannel } from '../browser/tabs';

/** Session messages between tabs. */
export type SessionMessage = 'signed-in' | 'log-out' | 'expired';

export const sessionChannel = tabChannel<SessionMessage>('pothik-session');
