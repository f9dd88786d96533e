import { type Connection, createConnection, type Model, Schema } from 'mongoose';
import type { Clock } from '../clock/clock.js';
import { DATABASE_OPTIONS } from '../start/database.js';
import { type Mail, Mailer } from './mailer.js';

/** A mail as the mailbox shows it. */
export interface KeptMail extends Mail {
  at: Date;
}

const KEPT_AT_MOST = 1_000;

const keptMailSchema = new Schema(
  {
    to: { type: String, required: true, index: true },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'mails' },
);

/** Keeps mail in database `pothik_mailbox` instead of sending it: the newest 1,000. */
export class KeptMailer extends Mailer {
  private readonly connection: Connection;
  private readonly mails: Model<KeptMail>;

  constructor(
    mongoUrl: string,
    private readonly clock: Clock,
    private readonly keptAtMost = KEPT_AT_MOST,
  ) {
    super();
    // The first mail waits for the connection, so that constructing needs no awaiting.
    this.connection = createConnection(mongoUrl, {
      ...DATABASE_OPTIONS,
      dbName: 'pothik_mailbox',
      bufferCommands: true,
    });
    this.mails = this.connection.model<KeptMail>('KeptMail', keptMailSchema);
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    const { _id } = await this.mails.create({ to, subject, text, at: this.clock.now() });
    const [oldestKept] = await this.mails
      .find()
      .sort({ _id: -1 })
      .skip(this.keptAtMost - 1)
      .limit(1)
      .select('_id')
      .lean();
    if (oldestKept && !oldestKept._id.equals(_id)) await this.mails.deleteMany({ _id: { $lt: oldestKept._id } });
  }

  /** What was kept, newest first; `to` is compared in lower case. */
  async list({ to }: { to?: string | undefined } = {}): Promise<KeptMail[]> {
    const mails = await this.mails
      .find(to === undefined ? {} : { to: to.toLowerCase() })
      .sort({ _id: -1 })
      .lean();
    return mails.map(({ to, subject, text, at }) => ({ to, subject, text, at }));
  }

  async ping(): Promise<void> {
    await this.connection.asPromise();
    await this.connection.db?.command({ ping: 1 });
  }

  async close(): Promise<void> {
    await this.connection.close();
  }
}
