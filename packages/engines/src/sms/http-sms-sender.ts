import { ANSWER_WITHIN_MS, beginningOf, reasonOf } from '../outgoing/beginning-of-answer.js';
import { failureOf, outcomeOf } from './sms-answer.rules.js';
import type { SmsGateway } from './sms-gateway.rules.js';
import { numberRefusal } from './sms-number.rules.js';
import { smsParts } from './sms-parts.rules.js';
import { type Sms, type SmsOutcome, SmsSender } from './sms-sender.js';
import { filledEncoded, filledJson, valuesOf } from './sms-template.rules.js';

/** A gateway's HTTP interface. It follows no redirect, waits at most 5 s and reads at most 4 KB of an answer. */
export class HttpSmsSender extends SmsSender {
  constructor(private readonly gateway: SmsGateway) {
    super();
  }

  get isSetUp(): boolean {
    return true;
  }

  async send(sms: Sms): Promise<SmsOutcome> {
    const refusal = numberRefusal(sms.to);
    if (refusal) return refusal;
    const { url, ...request } = requestOf(this.gateway, sms);
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const response = await fetch(url, { ...request, redirect: 'manual', signal });
      const answer = { status: response.status, said: await beginningOf(response) };
      return outcomeOf(answer, this.gateway.success, smsParts(sms.text).parts);
    } catch (error) {
      return failureOf(error, reasonOf(error));
    }
  }

  /** Nothing is open between messages but idle connections, which end by themselves. */
  async close(): Promise<void> {}
}

/** The call of an SMS: a value is encoded for where it stands, and can add no parameter, field or header. */
function requestOf({ url, method, headers, body }: SmsGateway, sms: Sms) {
  const values = valuesOf(sms);
  const filled = Object.entries(headers).map(([name, value]) => [name, filledEncoded(value, values)] as const);
  const fill = body?.kind === 'json' ? filledJson : filledEncoded;
  return {
    url: filledEncoded(url, values),
    method,
    headers: Object.fromEntries(filled),
    ...(body === undefined ? {} : { body: fill(body.template, values) }),
  };
}
