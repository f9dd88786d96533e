import { type Clock, isEngineUnavailable, type Logger } from '@pothik/engines';
import type { StoredMail, WaitingMailRepository } from './waiting-mail.repository.js';
import { retryAt, type WaitingMail } from './waiting-mail.rules.js';

/** How long an instance owns a mail that it sends: longer than any sending takes. */
const LEASE_MS = 60_000;
/** Mails sent per turn of the sweep; the next one takes the rest. */
const BATCH = 100;

/** When mails are tried again while the mail server is unavailable, in milliseconds. */
const AGAIN_MS = 5_000;

interface MailDependencies {
  clock: Clock;
  logger: Logger;
}

/** Sends stored mails, or SMS, each from one instance; they wait while the mail server, or the gateway, is unavailable. */
export class MailDelivery<M extends WaitingMail> {
  /** @param deliver sends nothing when there is no recipient any more */
  constructor(
    private readonly mails: WaitingMailRepository<M>,
    private readonly deliver: (mail: StoredMail<M>) => Promise<void>,
    private readonly dependencies: MailDependencies,
  ) {}

  /** Sends due mails until none is left or the mail server is unavailable. Returns when the next one is due. */
  async sendDue(): Promise<Date | undefined> {
    const { clock } = this.dependencies;
    const next = await this.mails.nextDueAt();
    if (next === undefined || next > clock.now()) return next;
    if (!(await this.sendBatch())) return new Date(clock.now().getTime() + AGAIN_MS);
    return this.mails.nextDueAt();
  }

  /** False: the mail server is unavailable. */
  private async sendBatch(): Promise<boolean> {
    for (let sent = 0; sent < BATCH; sent += 1) {
      const now = this.dependencies.clock.now();
      const mail = await this.mails.claim(now, new Date(now.getTime() + LEASE_MS));
      if (mail === undefined) return true;
      if (!(await this.send(mail))) return false;
    }
    return true;
  }

  /** Marks a mail as sent after sending it: a crash in between sends it twice rather than never. False: the mail server is unavailable. */
  private async send(mail: StoredMail<M>): Promise<boolean> {
    const { clock, logger } = this.dependencies;
    try {
      await this.deliver(mail);
    } catch (error) {
      const isUnavailable = isEngineUnavailable(error);
      logger[isUnavailable ? 'warn' : 'error'](
        { error, mail: mail._id.toString() },
        'a stored mail or SMS is not sent and will be retried',
      );
      // An outage is not this mail's fault: it is retried after the shortest pause.
      await this.mails.postpone(mail._id, retryAt(isUnavailable ? 1 : mail.mailTries, clock.now()));
      return !isUnavailable;
    }
    await this.mails.markMailed(mail._id, clock.now());
    return true;
  }
}
