import type { Clock } from '../clock/clock.js';
import { ConfigurationError } from '../failures/configuration-error.js';
import type { Mailbox } from '../mail/mailbox.js';
import type { Mailer } from '../mail/mailer.js';
import type { PushBox } from '../push/push-box.js';
import type { PushSender } from '../push/push-sender.js';
import { furtherServices } from '../push/push-services.rules.js';
import type { SmsBox } from '../sms/sms-box.js';
import { gatewayOf } from '../sms/sms-gateway.rules.js';
import type { SmsSender } from '../sms/sms-sender.js';
import { type EmbeddedEngines, type EngineAddresses, embeddedInsteadOf, requiredSetting } from './engine-addresses.js';

interface Parts {
  addresses: EngineAddresses;
  embedded: EmbeddedEngines | undefined;
  clock: Clock;
}

/** SMTP by SMTP_URL; else mail is captured. @throws ConfigurationError naming the missing key */
export async function connectMail(
  { addresses, embedded, clock }: Parts,
  mongoUrl: string,
): Promise<{ mailer: Mailer; mailbox?: Mailbox }> {
  const { SMTP_URL: url } = addresses;
  if (url !== undefined) {
    const from = requiredSetting(addresses, 'MAIL_FROM');
    const { SmtpMailer } = await import('../mail/smtp-mailer.js');
    return { mailer: new SmtpMailer({ url, from }) };
  }
  embeddedInsteadOf('SMTP_URL', embedded);
  const { CapturingMailer } = await import('../mail/capturing-mailer.js');
  const mailer = new CapturingMailer(mongoUrl, clock);
  return { mailer, mailbox: mailer };
}

/** Web Push; captured where there are embedded engines, unless WEB_PUSH is `on`. @throws ConfigurationError naming the wrong key */
export async function connectPush(
  { addresses, embedded, clock }: Parts,
  mongoUrl: string,
): Promise<{ pushSender: PushSender; pushBox?: PushBox }> {
  const { WEB_PUSH: sent = embedded === undefined ? 'on' : 'off', PUSH_SERVICES: list } = addresses;
  const further = furtherServices(list);
  if (further === undefined) throw new ConfigurationError('not right: PUSH_SERVICES');
  if (sent === 'on') {
    const { WebPushSender } = await import('../push/web-push-sender.js');
    return { pushSender: new WebPushSender(clock, further) };
  }
  embeddedInsteadOf('WEB_PUSH', embedded);
  const { CapturingPushSender } = await import('../push/capturing-push-sender.js');
  const pushSender = new CapturingPushSender(mongoUrl, clock);
  return { pushSender, pushBox: pushSender };
}

/**
 * A gateway by SMS_URL; else SMS are captured where there are embedded engines, and not sent where there are none.
 * @throws ConfigurationError naming the wrong keys
 */
export async function connectSms(
  { addresses, embedded, clock }: Parts,
  mongoUrl: string,
): Promise<{ smsSender: SmsSender; smsBox?: SmsBox }> {
  const { SMS_URL } = addresses;
  if (SMS_URL !== undefined) {
    const read = gatewayOf({ ...addresses, SMS_URL });
    if ('wrong' in read) throw new ConfigurationError(`not right: ${read.wrong.join(', ')}`);
    const { HttpSmsSender } = await import('../sms/http-sms-sender.js');
    return { smsSender: new HttpSmsSender(read.gateway) };
  }
  if (embedded === undefined) {
    const { AbsentSmsSender } = await import('../sms/absent-sms-sender.js');
    return { smsSender: new AbsentSmsSender() };
  }
  const { CapturingSmsSender } = await import('../sms/capturing-sms-sender.js');
  const smsSender = new CapturingSmsSender(mongoUrl, clock);
  return { smsSender, smsBox: smsSender };
}
