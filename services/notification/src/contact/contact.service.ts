import { Injectable } from '@nestjs/common';
import { CONTACT, type notificationHttp } from '@pothik/contracts/notification';
import type { Output } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type ContactForm, newMessage } from './contact.rules.js';
import { ContactLimitService } from './contact-limit.service.js';
import { ContactMailService } from './contact-mail.service.js';
import type { ContactMessageDocument } from './contact-message.model.js';
import { ContactMessageRepository } from './contact-message.repository.js';

type ContactOutput = Output<typeof notificationHttp.contact>;

@Injectable()
export class ContactService {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly limits: ContactLimitService,
    private readonly mails: ContactMailService,
    private readonly clock: Clock,
  ) {}

  /** Stores the message before returning and mails it afterwards. A repetition returns the stored message and is not counted. */
  async send(
    form: ContactForm,
    person: Person | undefined,
    command: IdempotencyKey | undefined,
  ): Promise<ContactOutput> {
    const since = new Date(this.clock.now().getTime() - CONTACT.repeatMs);
    const known = command
      ? await this.messages.findByIdempotencyKey(command)
      : await this.messages.repeated(form, since);
    if (known !== undefined) return viewOf(known);
    await this.limits.count(form.email);
    const message = newMessage(form, person?.id ?? '', this.clock.now());
    const actor = person ? actorOf(person) : SYSTEM_ACTOR;
    const stored = command
      ? await this.messages.storeCommand(message, { actor, command })
      : await this.messages.storeOnce(message, since, { actor });
    this.mails.wake();
    return viewOf(stored);
  }
}

const viewOf = ({ _id, name, email, message, createdAt, updatedAt }: ContactMessageDocument): ContactOutput => ({
  _id: _id.toString(),
  name,
  email,
  message,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
