export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Sends mail: SMTP, or kept for the development mailbox. Resolves when it is accepted for delivery. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
