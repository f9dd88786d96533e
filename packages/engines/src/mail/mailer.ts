export interface Mail {
  /** One address. */
  to: string;
  /** One line: a line break arrives as a space. */
  subject: string;
  /** Plain text. */
  text: string;
  /** Where an answer goes: one address; without it, to the sender. */
  replyTo?: string;
}

/** Sends mail: by SMTP, or captured for the development mailbox. */
export abstract class Mailer {
  /** Resolves when it is accepted for delivery. */
  abstract send(mail: Mail): Promise<void>;
  /** @throws when mail cannot be sent now */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
