import type { contactForm } from '@pothik/contracts/notification';
import type { z } from 'zod';
import type { MailText } from '../mails/mail.rules.js';
import { newWaitingMail, type WaitingMail } from '../mails/waiting-mail.rules.js';

export type ContactForm = z.output<typeof contactForm>;

/** What somebody wrote to the support. */
export interface ContactMessage extends ContactForm, WaitingMail {
  /** Who wrote it; '' when nobody was signed in. */
  personId: string;
}

/** The mail a message becomes: one address each. */
export interface ContactMail extends MailText {
  to: string;
  replyTo: string;
}

/** A message is stored first, and is due to be mailed from that moment on. */
export const newMessage = (form: ContactForm, personId: string, now: Date): ContactMessage => ({
  ...form,
  personId,
  ...newWaitingMail(now),
});

/** The mail to the support; an answer to it goes to who wrote. Whatever stands in the name stays one line of text. */
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
