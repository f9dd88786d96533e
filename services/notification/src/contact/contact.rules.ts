import type { contactForm, MailText } from '@pothik/contracts/notification';
import type { z } from 'zod';
import { newWaitingMail, type WaitingMail } from '../mails/waiting-mail.rules.js';

export type ContactForm = z.output<typeof contactForm>;

export interface ContactMessage extends ContactForm, WaitingMail {
  /** The sender's id; '' when not signed in. */
  personId: string;
}

/** `to` and `replyTo` are one address each. */
export interface ContactMail extends MailText {
  to: string;
  replyTo: string;
}

/** A new message is due to be mailed at once. */
export const newMessage = (form: ContactForm, personId: string, now: Date): ContactMessage => ({
  ...form,
  personId,
  ...newWaitingMail(now),
});

/** The mail to the support; a reply goes to the sender. The name is reduced to one line, so that it cannot add a header. */
export function contactMail(id: string, message: ContactMessage, at: Date, to: string): ContactMail {
  const name = message.name.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ');
  return {
    to,
    replyTo: message.email,
    subject: `Contact form: ${name}`,
    text: [
      `From / প্রেরক: ${name} <${message.email}>`,
      `Account / অ্যাকাউন্ট: ${message.personId || '-'}`,
      `Message / বার্তা: ${id}, ${at.toISOString()}`,
      '',
      message.message,
    ].join('\n'),
  };
}
