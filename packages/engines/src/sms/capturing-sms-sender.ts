import type { mongo } from 'mongoose';
import type { Clock } from '../clock/clock.js';
import { mongoClient } from '../database/mongo-client.js';
import { insertNewest } from '../database/newest-documents.js';
import { MAILBOX_DATABASE } from '../database/platform-databases.js';
import type { CapturedSms, SmsBox } from './sms-box.js';
import { numberRefusal } from './sms-number.rules.js';
import { smsParts } from './sms-parts.rules.js';
import { type Sms, type SmsOutcome, SmsSender } from './sms-sender.js';

const CAPTURED_MAXIMUM = 1_000;

/** Stores SMS in database `pothik_mailbox` instead of sending them: the newest 1,000. */
export class CapturingSmsSender extends SmsSender implements SmsBox {
  private readonly client: mongo.MongoClient;
  private readonly messages: mongo.Collection<CapturedSms>;

  constructor(
    mongoUrl: string,
    private readonly clock: Clock,
    private readonly maximum = CAPTURED_MAXIMUM,
  ) {
    super();
    this.client = mongoClient(mongoUrl, { serverSelectionTimeoutMS: 2_000 });
    this.messages = this.client.db(MAILBOX_DATABASE).collection('sms');
  }

  get isSetUp(): boolean {
    return true;
  }

  async send({ to, text, id }: Sms): Promise<SmsOutcome> {
    const refusal = numberRefusal(to);
    if (refusal) return refusal;
    const { parts } = smsParts(text);
    await insertNewest(this.messages, { to, text, id, parts, at: this.clock.now() }, this.maximum);
    return { kind: 'sent', parts, gatewayId: `captured-${id}` };
  }

  async list({ to }: { to?: string | undefined } = {}): Promise<CapturedSms[]> {
    return this.messages
      .find(to === undefined ? {} : { to }, { projection: { _id: 0 } })
      .sort({ _id: -1 })
      .toArray();
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
