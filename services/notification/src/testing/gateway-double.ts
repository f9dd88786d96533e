import { type Sms, type SmsOutcome, SmsSender } from '@pothik/engines';

/** A gateway that answers as the test says, and remembers what it was given. */
export class GatewayDouble extends SmsSender {
  readonly given: Sms[] = [];
  isSetUp = true;
  answer: (sms: Sms) => SmsOutcome = () => ({ kind: 'sent', parts: 1 });

  async send(sms: Sms): Promise<SmsOutcome> {
    this.given.push(sms);
    // Others begin meanwhile, as they do while a gateway is waited for.
    await new Promise(setImmediate);
    return this.answer(sms);
  }

  async close(): Promise<void> {
    // It holds nothing.
  }
}
