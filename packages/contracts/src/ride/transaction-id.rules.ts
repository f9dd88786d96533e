import { latinDigits, oneLine } from '../platform/typed-text.rules.js';
import { PAYMENT_WAY, type PaymentWay } from './payment-status.js';

/** A transaction id as it is stored: upper case, Latin digits, no spaces or hyphens. */
export const transactionIdOf = (typed: string): string =>
  latinDigits(oneLine(typed))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** What the ids of a wallet usually look like. They are known from memory: another shape is worth a second look, no refusal. */
const USUAL: Readonly<Partial<Record<PaymentWay, RegExp>>> = {
  [PAYMENT_WAY.BKASH]: /^[0-9A-Z]{10}$/,
  [PAYMENT_WAY.NAGAD]: /^[0-9A-Z]{8}$/,
  [PAYMENT_WAY.ROCKET]: /^\d{10}$/,
};

/** Whether a stored id has another shape than those of its wallet. */
export const isOddTransactionId = (way: PaymentWay, transactionId: string): boolean =>
  USUAL[way]?.test(transactionId) === false;
