import type { Mail } from './mailer.js';

/** A mail as the mailbox shows it. */
export interface CapturedMail extends Mail {
  at: Date;
}

/** Mail that was captured instead of sent. */
export interface Mailbox {
  /** The captured mail, newest first; `to` is compared in lower case. */
  list(filter?: { to?: string | undefined }): Promise<CapturedMail[]>;
}
