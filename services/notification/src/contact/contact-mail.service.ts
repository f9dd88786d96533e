import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, CONFIGURATION, isEngineAway, Logger, Mailer, Sweeper } from '@pothik/service-kit';
import type { NotificationConfiguration } from '../configuration.js';
import { contactMail, retryAt } from './contact.rules.js';
import type { ContactMessageDocument } from './contact-message.model.js';
import { ContactMessageRepository } from './contact-message.repository.js';

const SWEEP = 'contact-mails';
const SWEEP_MS = 5_000;
/** How long a message belongs to who mails it: longer than any mail takes. */
const LEASE_MS = 60_000;
/** Messages mailed per sweep; the next sweep takes the rest. */
const BATCH = 100;

/** Mails stored messages to the support, each by one replica; while mail is away they wait. */
@Injectable()
export class ContactMailService implements OnApplicationBootstrap {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly logger: Logger,
    @Inject(CONFIGURATION) private readonly configuration: NotificationConfiguration,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(SWEEP, SWEEP_MS, () => this.mailDue());
  }

  /** There is a message to mail: nobody waits for it. */
  wake(): void {
    void this.sweeper.run(SWEEP);
  }

  private async mailDue(): Promise<void> {
    for (let mailed = 0; mailed < BATCH; mailed += 1) {
      const now = this.clock.now();
      const message = await this.messages.claim(now, new Date(now.getTime() + LEASE_MS));
      if (message === undefined || !(await this.mail(message))) return;
    }
  }

  /** Remembered after it went out: a crash in between mails a message twice rather than never. False: mail is away. */
  private async mail(message: ContactMessageDocument): Promise<boolean> {
    const id = message._id.toString();
    try {
      await this.mailer.send(contactMail(id, message, message.createdAt, this.configuration.SUPPORT_EMAIL));
    } catch (error) {
      const isAway = isEngineAway(error);
      this.logger[isAway ? 'warn' : 'error']({ error, message: id }, 'a message to the support waits for its mail');
      await this.messages.postpone(message._id, retryAt(message.mailTries, this.clock.now()));
      return !isAway;
    }
    await this.messages.rememberMailed(message._id, this.clock.now());
    return true;
  }
}
