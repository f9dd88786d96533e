import { Controller } from '@nestjs/common';
import { notificationHttp } from '@pothik/contracts/notification';
import type { Input } from '@pothik/contracts/platform';
import { Mailer } from '@pothik/engines';
import { Endpoint, In } from '@pothik/service-kit';
import { codeMail } from './mail.rules.js';

type SendInput = Input<typeof notificationHttp.sendCodeMail>;

/** Mails one-time codes for auth and stores nothing. */
@Controller()
export class CodeMailController {
  constructor(private readonly mailer: Mailer) {}

  @Endpoint(notificationHttp.sendCodeMail)
  async send(@In() { to, code, language, purpose }: SendInput): Promise<null> {
    await this.mailer.send({ to, ...codeMail(code, purpose, language) });
    return null;
  }
}
