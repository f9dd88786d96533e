import { z } from 'zod/mini';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { reason, text, wholeNumber } from '../platform/text.js';
import { FARE } from './limits.js';
import { PAYMENT_OUTCOME, PAYMENT_REASON, PAYMENT_WAY, type PaymentWay } from './payment-status.js';
import { transactionIdOf } from './transaction-id.rules.js';

/** Whole BDT. */
const TIP = { minimum: 1, maximum: 50_000 } as const;
/** Characters of a transaction id as it is stored. */
const TRANSACTION_ID = { minimum: 4, maximum: 40 } as const;
/** Characters as typed, with spaces and hyphens. */
const TYPED_TRANSACTION_ID_MAXIMUM = 100;

/** The figure on the pressed button, in whole BDT: it is the agreed fare, or the press is refused. */
const amount = wholeNumber(FARE, FORM_MESSAGES.fareRange);

const transactionId = z.pipe(
  z.pipe(
    text(1, TYPED_TRANSACTION_ID_MAXIMUM, FORM_MESSAGES.transactionId, FORM_MESSAGES.transactionId),
    z.transform(transactionIdOf),
  ),
  z
    .string()
    .check(
      z.minLength(TRANSACTION_ID.minimum, FORM_MESSAGES.transactionId),
      z.maxLength(TRANSACTION_ID.maximum, FORM_MESSAGES.transactionId),
      z.regex(/^[0-9A-Z]*$/, FORM_MESSAGES.transactionId),
    ),
);

/** Cash has no transaction id, a wallet has one. */
const isWayWhole = ({ way, transactionId: id }: { way: PaymentWay; transactionId?: string | undefined }): boolean =>
  (way === PAYMENT_WAY.CASH) === (id === undefined);
const wayWhole = { path: ['transactionId'], error: FORM_MESSAGES.transactionIdOfWallet };

const way = { way: z.enum(PAYMENT_WAY), transactionId: z.optional(transactionId) };

/** The driver received the fare in cash; each agrees to what the other said. */
export const agreedForm = z.strictObject({ amount });

/** The rider paid the fare. */
export const paidForm = z.strictObject({ amount, ...way }).check(z.refine(isWayWhole, wayWhole));

/** The rider adds a tip. */
export const tipForm = z
  .strictObject({ tip: wholeNumber(TIP, FORM_MESSAGES.tipRange), ...way })
  .check(z.refine(isWayWhole, wayWhole));

/** Why somebody does not agree. `amount`: what they say was paid, in whole BDT, absent where it is the fare. */
export const disputeForm = z.strictObject({
  why: z.enum(PAYMENT_REASON),
  amount: z.optional(wholeNumber({ minimum: 0, maximum: FARE.maximum }, FORM_MESSAGES.fareRange)),
  note: z.optional(reason),
});

/** What an administrator decides. */
export const decisionForm = z.strictObject({ outcome: z.enum(PAYMENT_OUTCOME), reason });
