import { createTransport, type Transporter } from 'nodemailer';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { isMailServerAway, oneLine } from './mail.rules.js';
import { type Mail, Mailer } from './mailer.js';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string;
  /** Who the mails are from: `Pothik <no-reply@pothik.example>`. */
  from: string;
}

/** Milliseconds, by nodemailer's names. */
const TIMEOUTS = { dnsTimeout: 3_000, connectionTimeout: 3_000, greetingTimeout: 3_000, socketTimeout: 5_000 };

/**
 * SMTP, one connection a mail: codes and alarms are few, and a kept connection is one more that can be stale. While the
 * server is away, or says "later", every call throws EngineUnavailable.
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
        // As an object it stays one address, whatever stands in it.
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

/** In the address, because nodemailer reads no options beside one; those that stand there already are kept. */
function withTimeouts(url: string): string {
  const address = new URL(url);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(ms));
  }
  return address.href;
}

/** @throws EngineUnavailable when the server could not be reached, or not now */
async function reached(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    throw isMailServerAway(error) ? new EngineUnavailable('mail', error) : error;
  }
}
