const EXPIRES_AT = 'pothik-session-expires-at';

/** When the session ends, as ISO 8601; it differs after every refresh in any tab. */
export const sessionExpiry = (): string | null => localStorage.getItem(EXPIRES_AT);
export const storeSessionExpiry = (expiresAt: string): void => localStorage.setItem(EXPIRES_AT, expiresAt);
export const clearSessionExpiry = (): void => localStorage.removeItem(EXPIRES_AT);

/** Whether the stored session has expired at this time, in ms since 1970. */
export const sessionHasPassed = (now: number): boolean => {
  const expiresAt = sessionExpiry();
  return expiresAt !== null && Date.parse(expiresAt) <= now;
};
