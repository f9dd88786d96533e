import { Controller, Module } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { Mailer } from '@pothik/engines';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type CodeMail = Input<typeof notificationHttp.sendCodeMail>;

/** Serves the one notification call that auth makes: the code reaches the person's mailbox. */
@Controller()
class CodeMailStandIn {
  static isUnavailable = false;
  static held: Promise<void> | undefined;

  constructor(private readonly mailer: Mailer) {}

  @Endpoint(notificationHttp.sendCodeMail)
  async send(@In() { to, code, language, purpose }: CodeMail): Promise<null> {
    await CodeMailStandIn.held;
    if (CodeMailStandIn.isUnavailable) throw new Error('The mail server is unavailable.');
    await this.mailer.send({ to, subject: `${language} ${purpose}`, text: code });
    return null;
  }
}

@Module({ controllers: [CodeMailStandIn] })
class NotificationStandInModule {}

export const notificationStandIn = defineService({
  name: 'notification',
  module: NotificationStandInModule,
  databases: true,
  engines: ['mail'],
});

/** Runs work while mails cannot be sent. */
export async function whileMailIsUnavailable<T>(work: () => Promise<T>): Promise<T> {
  CodeMailStandIn.isUnavailable = true;
  try {
    return await work();
  } finally {
    CodeMailStandIn.isUnavailable = false;
  }
}

let release = () => {};

/** Holds mails back until `releaseMails`. */
export function holdMails(): void {
  CodeMailStandIn.held = new Promise((resolve) => {
    release = resolve;
  });
}

export function releaseMails(): void {
  CodeMailStandIn.held = undefined;
  release();
}
