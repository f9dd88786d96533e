import { Controller, Module } from '@nestjs/common';
import { CODE_SMS_OUTCOME, notificationHttp } from '@pothik/contracts/notification';
import type { Input, Output } from '@pothik/contracts/platform';
import { Mailer } from '@pothik/engines';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type CodeMail = Input<typeof notificationHttp.sendCodeMail>;

type CodeSms = Input<typeof notificationHttp.sendCodeSms>;
type Outcome = Output<typeof notificationHttp.sendCodeSms>['outcome'];

let held: Promise<void> | undefined;
let release = () => {};

/** The SMS that were sent, newest first, and how the gateway fares. */
export const smsStandIn: { sent: CodeSms[]; isAnyLeft: boolean; outcome: Outcome | 'unavailable' } = {
  sent: [],
  isAnyLeft: true,
  outcome: CODE_SMS_OUTCOME.SENT,
};

/** Serves the SMS calls that auth makes. */
@Controller()
class CodeSmsStandIn {
  @Endpoint(notificationHttp.codeSmsLeft)
  left(): { isAnyLeft: boolean } {
    return { isAnyLeft: smsStandIn.isAnyLeft };
  }

  @Endpoint(notificationHttp.sendCodeSms)
  async send(@In() sms: CodeSms): Promise<{ outcome: Outcome }> {
    await held;
    const { outcome } = smsStandIn;
    if (outcome === 'unavailable') throw new Error('The gateway is unavailable.');
    if (outcome === CODE_SMS_OUTCOME.SENT) smsStandIn.sent.unshift(sms);
    return { outcome };
  }
}

/** Serves the mail call that auth makes: the code reaches the person's mailbox. */
@Controller()
class CodeMailStandIn {
  static isUnavailable = false;

  constructor(private readonly mailer: Mailer) {}

  @Endpoint(notificationHttp.sendCodeMail)
  async send(@In() { to, code, language, purpose }: CodeMail): Promise<null> {
    await held;
    if (CodeMailStandIn.isUnavailable) throw new Error('The mail server is unavailable.');
    await this.mailer.send({ to, subject: `${language} ${purpose}`, text: code });
    return null;
  }
}

@Module({ controllers: [CodeMailStandIn, CodeSmsStandIn] })
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

/** Holds mails and SMS back until `releaseMails`. */
export function holdMails(): void {
  held = new Promise((resolve) => {
    release = resolve;
  });
}

export function releaseMails(): void {
  held = undefined;
  release();
}
