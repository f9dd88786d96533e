import { notificationHttp } from '@pothik/contracts/notification';
import { type Person, Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { CONTACT_MESSAGE_MODEL, type ContactMessageDocument } from '../contact/contact-message.model.js';
import { identifier, SUPPORT_EMAIL } from './person-events.js';

/** A valid form with a new e-mail. */
export const contactForm = (fields: object = {}) => ({
  name: 'Rahima Khatun',
  email: `${identifier()}@pothik.test`,
  message: 'I left my umbrella in a CNG.',
  ...fields,
});

/** Sends messages to the support and reads the stored ones and their mails. */
export class ContactFixture {
  constructor(private readonly platform: TestPlatform) {}

  send(form: object, options: { as?: Person; idempotencyKey?: string } = {}) {
    return this.platform.call(notificationHttp.contact, form as never, options);
  }

  stored(email: string) {
    return this.platform.model<ContactMessageDocument>('notification', CONTACT_MESSAGE_MODEL).find({ email }).lean();
  }

  sweep(): Promise<void> {
    return this.platform.service('notification').app.get(Sweeper, { strict: false }).run('contact-mails');
  }

  /** Mails to the support from one sender, after all are sent. */
  async mailed(email: string) {
    // A sweep that was already running may have missed the message.
    await this.sweep();
    await this.sweep();
    const mails = await this.platform.mailbox.list({ to: SUPPORT_EMAIL });
    return mails.filter(({ replyTo }) => replyTo === email);
  }
}
