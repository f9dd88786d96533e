import { z } from 'zod';
import { identifier, moment } from '../platform/text.js';
import { PAYMENT_ACT, PAYMENT_OUTCOME, PAYMENT_REASON, PAYMENT_STATUS, PAYMENT_WAY } from './payment-status.js';
import { RIDE_PARTY } from './status.js';

const way = { way: z.enum(PAYMENT_WAY), transactionId: z.optional(z.string()) };

/** One step of a payment. `amount` in whole BDT, where somebody named another than the fare. */
const paymentStep = z.object({
  act: z.enum(PAYMENT_ACT),
  by: z.enum(RIDE_PARTY),
  at: moment,
  to: z.enum(PAYMENT_STATUS),
  why: z.optional(z.enum(PAYMENT_REASON)),
  amount: z.optional(z.int()),
  note: z.optional(z.string()),
});

/** The payment of a ride, as its rider, its driver and administrators see it. Amounts in whole BDT. */
export const paymentView = z.object({
  ride: identifier,
  fare: z.int(),
  status: z.enum(PAYMENT_STATUS),
  /** As last said; null until somebody did. */
  paid: z.nullable(z.object({ ...way, isOdd: z.optional(z.literal(true)) })),
  /** When silence decides; null where nothing is waited for. */
  dueAt: z.nullable(moment),
  endedAt: moment,
  settledAt: z.nullable(moment),
  tip: z.nullable(z.object({ ...way, amount: z.int(), at: moment })),
  /** Until when a tip is taken. */
  tipUntil: moment,
  /** The ride is under review: it is in the books, and marked. */
  isUnderReview: z.optional(z.literal(true)),
  decision: z.nullable(z.object({ outcome: z.enum(PAYMENT_OUTCOME), reason: z.string(), at: moment })),
  /** Oldest first. */
  history: z.array(paymentStep),
});
export type PaymentView = z.output<typeof paymentView>;

const party = z.object({ _id: identifier, name: z.string(), phone: z.string() });

/** A payment for administrators to decide. */
export const paymentCase = paymentView.extend({ rider: party, driver: party });
export type PaymentCase = z.output<typeof paymentCase>;
