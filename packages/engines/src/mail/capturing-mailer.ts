import type { mongo } from 'mongoose';
import type { Clock } from '../clock/clock.js';
import { mongoClient } from '../database/mongo-client.js';
import { insertNewest } from '../database/newest-documents.js';
import { MAILBOX_DATABASE } from '../database/platform-databases.js';
import { oneLine } from './mail.rules.js';
import type { CapturedMail, Mailbox } from './mailbox.js';
import { type Mail, Mailer } from './mailer.js';

const CAPTURED_MAXIMUM = 1_000;

/** Stores mail in database `pothik_mailbox` instead of sending it: the newest 1,000. It starts without the database. */
export class CapturingMailer extends Mailer implements Mailbox {
  private readonly client: mongo.MongoClient;
  private readonly mails: mongo.Collection<CapturedMail>;

  constructor(
    mongoUrl: string,
    private readonly clock: Clock,
    private readonly maximum = CAPTURED_MAXIMUM,
  ) {
    super();
    this.client = mongoClient(mongoUrl, { serverSelectionTimeoutMS: 2_000 });
    this.mails = this.client.db(MAILBOX_DATABASE).collection('mails');
  }

  async send({ to, subject, text, replyTo }: Mail): Promise<void> {
    const answerTo = replyTo === undefined ? {} : { replyTo: oneLine(replyTo) };
    const captured = { to, subject: oneLine(subject), text, at: this.clock.now(), ...answerTo };
    await insertNewest(this.mails, captured, this.maximum);
  }

  async list({ to }: { to?: string | undefined } = {}): Promise<CapturedMail[]> {
    const mails = await this.mails
      .find(to === undefined ? {} : { to: to.toLowerCase() })
      .sort({ _id: -1 })
      .toArray();
    return mails.map(({ to, subject, text, at, replyTo }) => ({
      to,
      subject,
      text,
      at,
      ...(replyTo === undefined ? {} : { replyTo }),
    }));
  }

  async ping(): Promise<void> {
    await this.client.db().command({ ping: 1 });
  }

  async close(): Promise<void> {
    await this.client.close();
  }
}
