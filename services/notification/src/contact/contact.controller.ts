import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { ContactService } from './contact.service.js';

type ContactInput = Input<typeof notificationHttp.contact>;
type ContactOutput = Output<typeof notificationHttp.contact>;

/** Open to everybody, signed in or not. */
@Controller()
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @Endpoint(notificationHttp.contact)
  send(
    @In() form: ContactInput,
    @Who() person: Person | undefined,
    @Command() command: IdempotencyKey | undefined,
  ): Promise<ContactOutput> {
    return this.contacts.send(form, person, command);
  }
}
