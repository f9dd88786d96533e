import { type Clock, isEngineAway, type Logger, type Mail, type Mailer } from '@pothik/engines';
import type { Types } from 'mongoose';
import type { WaitingMailRepository } from './waiting-mail.repository.js';
import { retryAt, type WaitingMail } from './waiting-mail.rules.js';

/** How long a mail belongs to who sends it: longer than any mail takes. */
const LEASE_MS = 60_000;
/** Mails sent per round; the next round takes the rest. */
const BATCH = 100;

interface MailDependencies {
  mailer: Mailer;
  clock: Clock;
  logger: Logger;
}

type Stored<M> = M & { _id: Types.ObjectId };

/** Sends stored mails, each by one projection; while mail is away they wait. */
export class MailDelivery<M extends WaitingMail> {
  /** @param compose undefined: there is nobody to mail any more */
  constructor(
    private readonly mails: WaitingMailRepository<M>,
    private readonly compose: (mail: Stored<M>) => Promise<Mail | undefined>,
    private readonly dependencies: MailDependencies,
  ) {}

  /** Sends what is due, until nothing is or mail is away. */
  async sendDue(): Promise<void> {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const now = this.dependencies.clock.now();
      const mail = await this.mails.claim(now, new Date(now.getTime() + LEASE_MS));
      if (mail === undefined || !(await this.send(mail))) return;
    }
  }

  /** Remembered after it went out: a crash in between sends a mail twice rather than never. False: mail is away. */
  private async send(mail: Stored<M>): Promise<boolean> {
    const { mailer, clock, logger } = this.dependencies;
    try {
      const composed = await this.compose(mail);
      if (composed !== undefined) await mailer.send(composed);
    } catch (error) {
      const isAway = isEngineAway(error);
      logger[isAway ? 'warn' : 'error']({ error, mail: mail._id.toString() }, 'a stored mail waits to be sent');
      // An outage says nothing about this mail: it goes out as soon as mail is back.
      await this.mails.postpone(mail._id, retryAt(isAway ? 1 : mail.mailTries, clock.now()));
      return !isAway;
    }
    await this.mails.rememberMailed(mail._id, clock.now());
    return true;
  }
}
