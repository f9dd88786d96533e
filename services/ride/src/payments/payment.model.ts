import { UNDECIDED_PAYMENTS } from '@pothik/contracts/ride';
import { type AggregateDocument, aggregateSchema, embeddedSchema } from '@pothik/service-kit';
import type { Paid, Payment, PaymentStep, Tip } from './payment.rules.js';

export const PAYMENT = 'Payment';

/** Its `_id` is the ride’s. */
export interface PaymentDocument extends AggregateDocument, Payment {}

const required = { type: String, required: true };
const date = { type: Date, default: null };

const paidSchema = embeddedSchema<Paid>({ way: required, transactionId: { type: String } });
const tipSchema = embeddedSchema<Tip>({
  way: required,
  transactionId: { type: String },
  amount: { type: Number, required: true },
  at: { type: Date, required: true },
});
const decisionSchema = embeddedSchema<NonNullable<Payment['decision']>>({
  outcome: required,
  reason: required,
  at: { type: Date, required: true },
});
const stepSchema = embeddedSchema<PaymentStep>({
  act: required,
  by: required,
  personId: { type: String, default: '' },
  at: { type: Date, required: true },
  to: required,
  why: { type: String },
  amount: { type: Number },
  note: { type: String },
});

export const paymentSchema = aggregateSchema<PaymentDocument>({
  riderId: required,
  driverId: required,
  driverUserId: required,
  fare: { type: Number, required: true },
  status: required,
  wasUnpaid: { type: Boolean, default: false },
  paid: { type: paidSchema, default: null },
  dueAt: date,
  endedAt: { type: Date, required: true },
  settledAt: date,
  tip: { type: tipSchema, default: null },
  decision: { type: decisionSchema, default: null },
  transactions: { type: [String], default: undefined },
  history: { type: [stepSchema], required: true },
});

export const ONE_PAYMENT_PER_TRANSACTION = 'one_payment_per_transaction';

paymentSchema.index({ transactions: 1 }, { name: ONE_PAYMENT_PER_TRANSACTION, unique: true, sparse: true });
paymentSchema.index({ dueAt: 1 });
paymentSchema.index(
  { status: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { status: { $in: [...UNDECIDED_PAYMENTS] } } },
);
paymentSchema.index({ riderId: 1, createdAt: -1, _id: -1 });
paymentSchema.index({ driverUserId: 1, createdAt: -1, _id: -1 });
