import { type SmsOutcome, SmsSender } from './sms-sender.js';

/** Of a platform without a gateway: sends nothing. */
export class AbsentSmsSender extends SmsSender {
  get isSetUp(): boolean {
    return false;
  }

  async send(): Promise<SmsOutcome> {
    return { kind: 'refused', why: 'no-gateway', said: 'SMS_URL is not set' };
  }

  /** There is nothing to close. */
  async close(): Promise<void> {}
}
