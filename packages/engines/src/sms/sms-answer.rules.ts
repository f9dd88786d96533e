import type { SmsOutcome, SmsRefusal } from './sms-sender.js';
import { type SmsSuccess, shownBy } from './sms-success.rules.js';

/** What a gateway answered. `said`: the beginning of its body. */
interface SmsAnswer {
  status: number;
  said: string;
}

/** The words by which gateways tell why, in this order: a refused language is told of a sender with a mask. */
const WORDS: readonly (readonly [SmsRefusal, RegExp])[] = [
  ['language', /bengali|bangla|language/i],
  ['balance', /balance|credit|recharge/i],
  ['sender', /sender|masking|caller.?id/i],
  ['number', /number|msisdn|recipient|destination|mobile|touser/i],
];
/** Answers of bulksmsbd that are a code alone. */
const CODES: Readonly<Record<string, SmsRefusal>> = {
  1001: 'number',
  1002: 'sender',
  1007: 'balance',
  1012: 'language',
};
const SAID_MAXIMUM = 300;
/** Runs with a digit that may be a number, or a code as text or in hexadecimal digits. Shorter ones are codes of the gateway. */
const DIGITS = /(?=[a-f]*\d)[\da-f]{5,}/gi;

/** Reads a gateway's answer. @param parts of the SMS */
export function outcomeOf({ status, said }: SmsAnswer, success: SmsSuccess, parts: number): SmsOutcome {
  const why = { said: `status ${status}: ${withoutNumbers(said)}` };
  if (status === 408 || status === 429 || status === 503) return { kind: 'later', mayBeSent: false, ...why };
  if (status >= 500) return { kind: 'later', mayBeSent: true, ...why };
  if (status < 200 || status >= 300) return { kind: 'refused', why: refusalIn(said), ...why };
  const { taken, id } = shownBy(said, success);
  if (taken) return { kind: 'sent', parts, ...(id === undefined ? {} : { gatewayId: id }) };
  if (isPage(said)) return { kind: 'unreadable', ...why };
  const reason = refusalIn(said);
  return reason === 'other' && taken === undefined
    ? { kind: 'unreadable', ...why }
    : { kind: 'refused', why: reason, ...why };
}

/** Nothing at all, or HTML or XML: no answer of the interface that we called. */
const isPage = (said: string): boolean => /^\s*(<|$)/.test(said);

function refusalIn(said: string): SmsRefusal {
  if (isPage(said)) return 'other';
  return CODES[said.trim()] ?? WORDS.find(([, words]) => words.test(said))?.[0] ?? 'other';
}

/** What may be logged of an answer: some quote the number and the text, in which the code is. */
const withoutNumbers = (said: string): string => said.slice(0, SAID_MAXIMUM).replace(DIGITS, '…');

/** Node's codes of a connection that was never made. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** What a request without a readable answer means. @param said why it failed */
export function failureOf(error: unknown, said: string): SmsOutcome {
  const { code = '' } = (Object(error).cause ?? {}) as { code?: string };
  return { kind: 'later', mayBeSent: !NOT_CONNECTED.has(code), said };
}
