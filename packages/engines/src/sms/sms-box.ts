import type { Sms } from './sms-sender.js';

/** An SMS that was captured in place of being sent. */
export interface CapturedSms extends Sms {
  parts: number;
  at: Date;
}

/** SMS that were captured in place of being sent. */
export interface SmsBox {
  /** Newest first. */
  list(filter?: { to?: string | undefined }): Promise<CapturedSms[]>;
}
