/** A mail, or an SMS, that is stored before it is sent. */
export interface WaitingMail {
  /** The next attempt; null once mailed. */
  mailDueAt: Date | null;
  mailTries: number;
  mailedAt: Date | null;
}

export const newWaitingMail = (now: Date): WaitingMail => ({ mailDueAt: now, mailTries: 0, mailedAt: null });

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** A failed mail is retried with growing pauses of up to an hour, without end, so that none is lost. */
export const retryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));
