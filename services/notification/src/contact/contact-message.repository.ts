import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock } from '@pothik/engines';
import { AggregateStore, type IdempotencyKey, Outbox, type WriteOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { WaitingMailRepository } from '../mails/index.js';
import type { ContactForm, ContactMessage } from './contact.rules.js';
import {
  CONTACT_MESSAGE_MODEL,
  type ContactMessageDocument,
  ONE_MESSAGE_PER_REPETITION,
} from './contact-message.model.js';

/** Attempts to store a message against concurrent repetitions. */
const TRIES = 5;

@Injectable()
export class ContactMessageRepository extends WaitingMailRepository<ContactMessageDocument> {
  private readonly store: AggregateStore<ContactMessageDocument>;

  constructor(
    @InjectModel(CONTACT_MESSAGE_MODEL) private readonly messages: Model<ContactMessageDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    super(messages);
    this.store = new AggregateStore(messages, outbox, clock, { [ONE_MESSAGE_PER_REPETITION]: 'request/conflict' });
  }

  /** The message that a command already stored. Throws request/key-reused. */
  findByIdempotencyKey(command: IdempotencyKey | undefined): Promise<ContactMessageDocument | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  /** The same message by the same person, stored after `since`. */
  async repeated(form: ContactForm, since: Date): Promise<ContactMessageDocument | undefined> {
    const found = this.messages.findOne({ repeatKey: repeatKeyOf(form), createdAt: { $gt: since } });
    return (await found.lean<ContactMessageDocument>()) ?? undefined;
  }

  /** Stores a message with an idempotency key: another key is another message. */
  storeCommand(message: ContactMessage, options: WriteOptions): Promise<ContactMessageDocument> {
    return this.store.create(message, () => [], options);
  }

  /** Stores a message, or returns the same one stored after `since`; the unique index admits one of several at once. */
  async storeOnce(message: ContactMessage, since: Date, options: WriteOptions): Promise<ContactMessageDocument> {
    const repeatKey = repeatKeyOf(message);
    for (let tries = 0; tries < TRIES; tries += 1) {
      await this.messages.updateMany({ repeatKey, createdAt: { $lte: since } }, { $unset: { repeatKey: 1 } });
      const stored =
        (await this.repeated(message, since)) ?? (await this.tryToCreate({ ...message, repeatKey }, options));
      if (stored !== undefined) return stored;
    }
    throw new DomainError('request/conflict');
  }

  /** Undefined when the same message was stored concurrently. */
  private async tryToCreate(fields: ContactMessage & { repeatKey: string }, options: WriteOptions) {
    try {
      return await this.store.create(fields, () => [], options);
    } catch (refusal) {
      if (refusal instanceof DomainError && refusal.code === 'request/conflict') return undefined;
      throw refusal;
    }
  }
}

const repeatKeyOf = ({ name, email, message }: ContactForm): string =>
  createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest('base64url');
