/** The key of a person's epoch in the key-value store. Written by `raise` alone; missing says nothing: auth is asked. */
export const epochKey = (personId: string): string => `epoch:${personId}`;

/**
 * The key of a session's flag in the key-value store: 0 open, 1 ended. Written by `raise` alone, so that a late 0 never
 * overwrites a 1. Where it is missing, auth is asked.
 */
export const sessionEndedKey = (sessionId: string): string => `session-ended:${sessionId}`;

/** The values of a session's flag. */
export const SESSION_FLAG = { open: 0, ended: 1 } as const;
