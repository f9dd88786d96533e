/** A mail that is stored first, and sent from that moment on. */
export interface WaitingMail {
  /** When it is to be mailed; null once it was. */
  mailDueAt: Date | null;
  mailTries: number;
  mailedAt: Date | null;
}

export const newWaitingMail = (now: Date): WaitingMail => ({ mailDueAt: now, mailTries: 0, mailedAt: null });

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** A mail that failed is tried again with growing pauses, at least every hour, for ever: none is lost. */
export const retryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
