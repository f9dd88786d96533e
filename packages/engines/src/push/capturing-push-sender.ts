import type { mongo } from 'mongoose';
import type { Clock } from '../clock/clock.js';
import { mongoClient } from '../database/mongo-client.js';
import { insertNewest } from '../database/newest-documents.js';
import { MAILBOX_DATABASE } from '../database/platform-databases.js';
import type { CapturedPush, PushBox } from './push-box.js';
import { requestOf } from './push-request.js';
import { type Push, type PushOutcome, PushSender } from './push-sender.js';
import { isPushService } from './push-services.rules.js';

const CAPTURED_MAXIMUM = 1_000;

/** Stores pushes in database `pothik_mailbox` instead of sending them: the newest 1,000. It refuses what push services refuse. */
export class CapturingPushSender extends PushSender implements PushBox {
  private readonly client: mongo.MongoClient;
  private readonly pushes: mongo.Collection<CapturedPush>;

  constructor(
    mongoUrl: string,
    private readonly clock: Clock,
    private readonly maximum = CAPTURED_MAXIMUM,
  ) {
    super();
    this.client = mongoClient(mongoUrl, { serverSelectionTimeoutMS: 2_000 });
    this.pushes = this.client.db(MAILBOX_DATABASE).collection('pushes');
  }

  accepts(endpoint: string): boolean {
    return isPushService(endpoint);
  }

  async send(push: Push): Promise<PushOutcome> {
    const { target, message, ttlSeconds } = push;
    const made = requestOf(push, this.accepts(target.endpoint));
    if ('outcome' in made) return made.outcome;
    const captured = { endpoint: target.endpoint, message, ttlSeconds, at: this.clock.now() };
    await insertNewest(this.pushes, captured, this.maximum);
    return { kind: 'sent' };
  }

  async list({ endpoint }: { endpoint?: string } = {}): Promise<CapturedPush[]> {
    return this.pushes
      .find(endpoint === undefined ? {} : { endpoint }, { projection: { _id: 0 } })
      .sort({ _id: -1 })
      .toArray();
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
