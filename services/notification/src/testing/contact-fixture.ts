import { notificationHttp } from '@pothik/contracts/notification';
import { type Person, Sweeper } from '@pothik/service-kit';
import type { TestPlatform } from '@pothik/service-kit/testing';
import { CONTACT_MESSAGE_MODEL, type ContactMessageDocument } from '../contact/contact-message.model.js';
import { identifier, SUPPORT_EMAIL } from './person-events.js';

/** A form as somebody who has not written before fills it in. */
export const contactForm = (fields: object = {}) => ({
  name: 'Rahima Khatun',
  email: `${identifier()}@pothik.test`,
  message: 'I left my umbrella in a CNG.',
  ...fields,
});

/** Where messages to the support come in, and what becomes of them. */
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

  /** Mails to the support from one sender, once nothing is on its way. */
  async mailed(email: string) {
    // A turn that ran already may have looked before the message was there.
    await this.sweep();
    await this.sweep();
    const mails = await this.platform.mailbox.list({ to: SUPPORT_EMAIL });
    return mails.filter(({ replyTo }) => replyTo === email);
  }
}
