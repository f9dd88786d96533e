import type { contactForm } from '@pothik/contracts/notification';
import type { z } from 'zod';
import type { MailText } from '../mails/mail.rules.js';

export type ContactForm = z.output<typeof contactForm>;

/** What somebody wrote to the support. */
export interface ContactMessage extends ContactForm {
  /** Who wrote it; '' when nobody was signed in. */
  personId: string;
  /** When it is to be mailed; null once it was. */
  mailDueAt: Date | null;
  mailTries: number;
  mailedAt: Date | null;
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
  mailDueAt: now,
  mailTries: 0,
  mailedAt: null,
});

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** A mail that failed is tried again with growing pauses, at least every hour, for ever: no message is lost. */
export const retryAt = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)));

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
