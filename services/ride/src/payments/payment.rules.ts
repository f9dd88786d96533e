import { DomainError, type ErrorCode } from '@pothik/contracts/catalogue';
import type { EventDefinition, EventOf } from '@pothik/contracts/platform';
import {
  isPaymentOver,
  PAYMENT_ACT,
  PAYMENT_REASON,
  PAYMENT_STATUS,
  PAYMENT_TIME,
  PAYMENT_WAY,
  type PaymentAct,
  type PaymentOutcome,
  type PaymentReason,
  type PaymentStatus,
  type PaymentWay,
  RIDE_PARTY,
  type RideParty,
  rideEvents,
} from '@pothik/contracts/ride';
import { later, partyOf, type RideCaller } from '../rides/rules/ride.rules.js';

/** How money went; a transaction id unless in cash. */
export interface Paid {
  way: PaymentWay;
  transactionId?: string | undefined;
}

export interface PaymentStep {
  act: PaymentAct;
  by: RideParty;
  /** '' for the system. */
  personId: string;
  at: Date;
  to: PaymentStatus;
  why?: PaymentReason | undefined;
  /** What somebody says was paid, in whole BDT. */
  amount?: number | undefined;
  note?: string | undefined;
}

export interface Tip extends Paid {
  /** Whole BDT. */
  amount: number;
  at: Date;
}

/** The payment of one completed ride. Amounts in whole BDT. */
export interface Payment {
  riderId: string;
  driverId: string;
  driverUserId: string;
  fare: number;
  status: PaymentStatus;
  /** The driver has said that nothing came: silence about a later word of the rider does not settle it. */
  wasUnpaid: boolean;
  paid: Paid | null;
  /** When silence decides; null where nothing is waited for. */
  dueAt: Date | null;
  endedAt: Date;
  settledAt: Date | null;
  tip: Tip | null;
  decision: { outcome: PaymentOutcome; reason: string; at: Date } | null;
  /** Transaction ids with their ways: no other payment has one of them. Absent until the first. */
  transactions?: string[];
  history: PaymentStep[];
}

/** A ride that was completed. */
export interface CompletedRide {
  riderId: string;
  driverId: string;
  driverUserId: string;
  fare: number;
  endedAt: Date;
}

/** A changed payment, and what its event says. */
export interface PaymentChange {
  payment: Payment;
  step: PaymentStep;
}

const { OWED, SAID_BY_DRIVER, SAID_BY_RIDER, UNPAID_SAID, OWING, DISPUTED, SETTLED, WRITTEN_OFF } = PAYMENT_STATUS;
const { RIDER, DRIVER, ADMINISTRATOR, SYSTEM } = RIDE_PARTY;

/** Who may take which step, from where and to where. Silence has a rule of its own. */
const STEPS: readonly { act: PaymentAct; by: RideParty; from: readonly PaymentStatus[]; to: PaymentStatus }[] = [
  { act: PAYMENT_ACT.RECEIVED, by: DRIVER, from: [OWED, UNPAID_SAID, OWING], to: SAID_BY_DRIVER },
  { act: PAYMENT_ACT.NOT_PAID, by: DRIVER, from: [OWED], to: UNPAID_SAID },
  { act: PAYMENT_ACT.PAID, by: RIDER, from: [OWED, UNPAID_SAID, OWING], to: SAID_BY_RIDER },
  { act: PAYMENT_ACT.CONFIRMED, by: RIDER, from: [SAID_BY_DRIVER], to: SETTLED },
  { act: PAYMENT_ACT.CONFIRMED, by: DRIVER, from: [SAID_BY_RIDER], to: SETTLED },
  { act: PAYMENT_ACT.DISPUTED, by: RIDER, from: [SAID_BY_DRIVER, UNPAID_SAID], to: DISPUTED },
  { act: PAYMENT_ACT.DISPUTED, by: DRIVER, from: [SAID_BY_RIDER], to: DISPUTED },
];

/** What a refused caller is told: how it stands now. */
const NOW: Readonly<Record<PaymentStatus, ErrorCode>> = {
  OWED: 'ride/payment-owed',
  SAID_BY_DRIVER: 'ride/payment-said-by-driver',
  SAID_BY_RIDER: 'ride/payment-said-by-rider',
  UNPAID_SAID: 'ride/payment-unpaid-said',
  OWING: 'ride/payment-owing',
  DISPUTED: 'ride/payment-disputed',
  SETTLED: 'ride/payment-settled',
  WRITTEN_OFF: 'ride/payment-written-off',
};

const REASONS: Readonly<Partial<Record<RideParty, readonly PaymentReason[]>>> = {
  RIDER: [PAYMENT_REASON.PAID_AGREED, PAYMENT_REASON.PAID_BY_WALLET, PAYMENT_REASON.NOT_YET_PAID],
  DRIVER: [PAYMENT_REASON.GOT_NOTHING, PAYMENT_REASON.GOT_LESS, PAYMENT_REASON.NOT_ARRIVED],
};

/** A completed ride owes its fare; silence settles it a day after its end. */
export function openPayment(ride: CompletedRide): PaymentChange {
  const step = { act: PAYMENT_ACT.OPENED, by: SYSTEM, personId: '', at: ride.endedAt, to: OWED };
  const payment: Payment = {
    ...ride,
    status: OWED,
    wasUnpaid: false,
    paid: null,
    dueAt: later(ride.endedAt, PAYMENT_TIME.silenceMs),
    settledAt: null,
    tip: null,
    decision: null,
    history: [step],
  };
  return { payment, step };
}

/** Its rider, its driver and administrators may ask about a ride’s payment. Throws ride/not-found for others. */
export function requireInvolved(ride: Pick<Payment, 'riderId' | 'driverUserId'>, caller: RideCaller): void {
  partyOf(ride, caller);
}

/** The caller’s part: rider or driver of this ride. Throws ride/not-found for others. */
function speakerOf(payment: Payment, caller: RideCaller): RideParty {
  const party = partyOf(payment, caller);
  if (party === ADMINISTRATOR) throw new DomainError('ride/not-found');
  return party;
}

/** What a person says, with what comes with it. */
export interface Word {
  act: PaymentAct;
  at: Date;
  /** The figure on the button, in whole BDT. */
  agreed?: number | undefined;
  paid?: Paid | undefined;
  dispute?: { why: PaymentReason; amount?: number | undefined; note?: string | undefined } | undefined;
}

/** One of the two speaks. Throws ride/not-found, ride/amount-not-fare, ride/payment-reason; what is now. */
export function speak(payment: Payment, caller: RideCaller, word: Word): PaymentChange {
  const by = speakerOf(payment, caller);
  const step = STEPS.find((one) => one.act === word.act && one.by === by && one.from.includes(payment.status));
  if (step === undefined) throw new DomainError(NOW[payment.status]);
  const { agreed, dispute, paid, act, at } = word;
  if (agreed !== undefined && agreed !== payment.fare)
    throw new DomainError('ride/amount-not-fare', { parameters: { fare: payment.fare } });
  if (dispute && !REASONS[by]?.includes(dispute.why)) throw new DomainError('ride/payment-reason');
  const way = act === PAYMENT_ACT.RECEIVED ? { way: PAYMENT_WAY.CASH } : paid;
  return moved(
    payment,
    { act, by, personId: caller.id, at, to: step.to, ...dispute },
    {
      ...(way ? { paid: way, ...withTransaction(payment, way) } : {}),
      wasUnpaid: payment.wasUnpaid || act === PAYMENT_ACT.NOT_PAID,
    },
  );
}

/** Nobody spoke until it was due. Undefined when it is not due. A due stays one until the driver says otherwise. */
export function endSilence(payment: Payment, now: Date): PaymentChange | undefined {
  const { status, dueAt, wasUnpaid } = payment;
  if (dueAt === null || dueAt > now) return undefined;
  const isDue = status === UNPAID_SAID || (status === SAID_BY_RIDER && wasUnpaid);
  const to = isDue ? OWING : SETTLED;
  return moved(payment, { act: PAYMENT_ACT.SILENCE, by: SYSTEM, personId: '', at: dueAt, to });
}

/** An administrator decides. Throws what is now. */
export function decidePayment(
  payment: Payment,
  { personId, outcome, reason, at }: { personId: string; outcome: PaymentOutcome; reason: string; at: Date },
): PaymentChange {
  if (payment.status !== DISPUTED && payment.status !== OWING) throw new DomainError(NOW[payment.status]);
  const step = { act: PAYMENT_ACT.DECIDED, by: ADMINISTRATOR, personId, at, to: outcome, note: reason };
  return moved(payment, step, { decision: { outcome, reason, at } });
}

/** The rider gave a tip, once. Throws ride/not-found, ride/tip-too-late, ride/tip-given, ride/transaction-used. */
export function giveTip(payment: Payment, caller: RideCaller, { amount, at, ...paid }: Tip): PaymentChange {
  if (speakerOf(payment, caller) !== RIDER) throw new DomainError('ride/not-found');
  if (at >= tipUntil(payment)) throw new DomainError('ride/tip-too-late');
  if (payment.tip) throw new DomainError('ride/tip-given');
  const step = { act: PAYMENT_ACT.TIPPED, by: RIDER, personId: caller.id, at, to: payment.status, amount };
  return {
    step,
    payment: {
      ...payment,
      ...withTransaction(payment, paid),
      tip: { ...paid, amount, at },
      history: [...payment.history, step],
    },
  };
}

/** Until when a tip is taken. */
export const tipUntil = ({ endedAt }: Pick<Payment, 'endedAt'>): Date => later(endedAt, PAYMENT_TIME.tipMs);

/** Of two payments none has the other’s transaction, nor a payment the same for fare and tip. */
function withTransaction(payment: Payment, { way, transactionId }: Paid): Partial<Payment> {
  if (transactionId === undefined) return {};
  const transaction = `${way}:${transactionId}`;
  const { transactions = [] } = payment;
  if (payment.tip && transaction === `${payment.tip.way}:${payment.tip.transactionId}`)
    throw new DomainError('ride/transaction-used');
  if (!transactions.includes(transaction)) return { transactions: [...transactions, transaction] };
  // Said again after a word of the driver: it is this payment’s own.
  if (isPaymentOver(payment.status)) throw new DomainError('ride/transaction-used');
  return {};
}

function moved(payment: Payment, step: PaymentStep, fields: Partial<Payment> = {}): PaymentChange {
  const { at, to } = step;
  const isWaiting = to === SAID_BY_DRIVER || to === SAID_BY_RIDER || to === UNPAID_SAID;
  return {
    step,
    payment: {
      ...payment,
      ...fields,
      status: to,
      dueAt: isWaiting ? later(at, PAYMENT_TIME.silenceMs) : null,
      settledAt: to === SETTLED || to === WRITTEN_OFF ? at : null,
      history: [...payment.history, step],
    },
  };
}

type Told = EventOf<typeof rideEvents.paymentChanged>['payload'];

/** What a change tells the other one, the pages and the books. */
export function eventsOfPayment(
  rideId: string,
  { payment, step }: PaymentChange,
): { definition: EventDefinition; payload: Told | unknown }[] {
  const { riderId, driverId, driverUserId, fare, status, paid, tip } = payment;
  const isTip = step.act === PAYMENT_ACT.TIPPED;
  const payload: Told = {
    rideId,
    riderId,
    driverId,
    driverUserId,
    fare,
    status,
    act: step.act,
    by: step.by,
    at: step.at.toISOString(),
    way: (isTip ? tip : paid)?.way ?? PAYMENT_WAY.CASH,
    ...(isTip && tip ? { tip: tip.amount } : {}),
  };
  return [{ definition: rideEvents.paymentChanged, payload }];
}

/** An administrator’s decision in the audit log. */
export const decidedEvent = (rideId: string, before: Payment, { payment, step }: PaymentChange) => ({
  definition: rideEvents.actRecorded,
  payload: {
    act: 'payment-decided',
    subjectType: 'ride',
    subjectId: rideId,
    people: [payment.riderId, payment.driverUserId],
    reason: step.note ?? '',
    before: { payment: before.status },
    after: { payment: payment.status },
  },
});
