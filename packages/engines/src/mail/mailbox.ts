import type { Mail } from './mailer.js';

/** A mail as the mailbox shows it. */
export interface CapturedMail extends Mail {
  at: Date;
}

/** Mail that was kept instead of sent. */
export interface Mailbox {
  /** What was kept, newest first; `to` is compared in lower case. */
  list(filter?: { to?: string | undefined }): Promise<CapturedMail[]>;
}
