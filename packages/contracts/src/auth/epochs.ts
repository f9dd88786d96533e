/** The key of a person's raised epoch in the key-value store: auth writes it, checks of tokens and streams read it. */
export const epochKey = (personId: string): string => `epoch:${personId}`;

/** The channel on which auth publishes whose tokens are stale; open streams subscribe to it. */
export const SESSIONS_ENDED_CHANNEL = 'sessions-ended';
