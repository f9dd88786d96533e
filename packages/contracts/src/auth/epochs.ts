/** The key-value store's name for a person's raised epoch: auth keeps it, whoever looks at tokens and streams reads it. */
export const epochKey = (personId: string): string => `epoch:${personId}`;

/** The channel on which auth tells whose tokens are stale; open streams listen. */
export const SESSIONS_ENDED_CHANNEL = 'sessions-ended';
