import { Controller, Module } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { Mailer } from '@pothik/engines';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type CodeMail = Input<typeof notificationHttp.sendCodeMail>;

/** Notification's one call that auth makes, as far as auth can see: the code reaches the person's mailbox. */
@Controller()
class CodeMailStandIn {
  static isAway = false;
  static held: Promise<void> | undefined;

  constructor(private readonly mailer: Mailer) {}

  @Endpoint(notificationHttp.sendCodeMail)
  async send(@In() { to, code, language, purpose }: CodeMail): Promise<null> {
    await CodeMailStandIn.held;
    if (CodeMailStandIn.isAway) throw new Error('The mail server is away.');
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
});

/** Runs work while mails cannot be sent. */
export async function whileMailIsAway<T>(work: () => Promise<T>): Promise<T> {
  CodeMailStandIn.isAway = true;
  try {
    return await work();
  } finally {
    CodeMailStandIn.isAway = false;
  }
}

let letGo = () => {};

/** Mails are taken and do not go out, until `letMailsGo`. */
export function holdMails(): void {
  CodeMailStandIn.held = new Promise((resolve) => {
    letGo = resolve;
  });
}

export function letMailsGo(): void {
  CodeMailStandIn.held = undefined;
  letGo();
}
