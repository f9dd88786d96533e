import { createTransport, type Transporter } from 'nodemailer';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { isMailServerUnavailable, oneLine } from './mail.rules.js';
import { type Mail, Mailer } from './mailer.js';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string;
  /** The sender of all mails: `Pothik <no-reply@pothik.example>`. */
  from: string;
}

/** In milliseconds, by nodemailer's names. */
const TIMEOUTS = { dnsTimeout: 3_000, connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 5_000 };

/**
 * SMTP, one connection for each mail: mails are few, and an open connection may become stale. While the
 * server is unavailable, or refuses temporarily, every call throws EngineUnavailable.
 */
export class SmtpMailer extends Mailer {
  private readonly transporter: Transporter;

  constructor({ url, from }: SmtpOptions) {
    super();
    this.transporter = createTransport(withTimeouts(url), { from });
  }

  async send({ to, subject, text, replyTo }: Mail): Promise<void> {
    await reached(() =>
      this.transporter.sendMail({
        // As an object it is one address, whatever the text contains.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject: oneLine(subject),
        text,
        // A line may be longer than SMTP allows, and the text need not end with one.
        encoding: 'base64',
      }),
    );
  }

  async ping(): Promise<void> {
    await reached(() => this.transporter.verify());
  }

  async close(): Promise<void> {
    this.transporter.close();
  }
}

/** In the URL, because nodemailer reads no options beside one; options already in the URL stay. */
function withTimeouts(url: string): string {
  const address = new URL(url);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  }
  return address.href;
}

/** @throws EngineUnavailable when the server could not be reached, or refuses temporarily */
async function reached(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw isMailServerUnavailable(error) ? new EngineUnavailable('mail', error) : error;
  }
}
