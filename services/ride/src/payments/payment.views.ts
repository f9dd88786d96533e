import {
  isOddTransactionId,
  LEFT_OUT_STATES,
  type PaymentCase,
  type PaymentView,
  type RideReview,
} from '@pothik/contracts/ride';
import type { Projections } from '../projections/index.js';
import type { StoredPayment } from './payment.repository.js';
import { type Paid, tipUntil } from './payment.rules.js';

/** Whether a ride counts for its driver alone: it is under review or left out. */
export const isUnderReview = (review: Pick<RideReview, 'state'> | null | undefined): boolean =>
  review != null && LEFT_OUT_STATES.includes(review.state);

const told = ({ way, transactionId }: Paid) => ({ way, ...(transactionId ? { transactionId } : {}) });

/** As both of its people see it: without ids of who spoke. */
export function viewPayment(payment: StoredPayment, review: Pick<RideReview, 'state'> | null | undefined): PaymentView {
  const { _id, fare, status, paid, dueAt, endedAt, settledAt, tip, decision, history } = payment;
  const isOdd = paid?.transactionId !== undefined && isOddTransactionId(paid.way, paid.transactionId);
  return {
    ride: _id.toString(),
    fare,
    status,
    paid: paid && { ...told(paid), ...(isOdd ? { isOdd: true as const } : {}) },
    dueAt: dueAt?.toISOString() ?? null,
    endedAt: endedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    tip: tip && { ...told(tip), amount: tip.amount, at: tip.at.toISOString() },
    tipUntil: tipUntil(payment).toISOString(),
    ...(isUnderReview(review) ? { isUnderReview: true as const } : {}),
    decision: decision && { ...decision, at: decision.at.toISOString() },
    history: history.map(({ act, by, at, to, why, amount, note }) => ({
      act,
      by,
      at: at.toISOString(),
      to,
      ...(why === undefined ? {} : { why }),
      ...(amount === undefined ? {} : { amount }),
      ...(note === undefined ? {} : { note }),
    })),
  };
}

/** With names and phones, because administrators ask both. */
export function viewCase(
  payment: StoredPayment,
  review: Pick<RideReview, 'state'> | null | undefined,
  { people }: Projections,
): PaymentCase {
  const party = (_id: string, personId = _id) => {
    const { name = '', phone = '' } = people.get(personId) ?? {};
    return { _id, name, phone };
  };
  return {
    ...viewPayment(payment, review),
    rider: party(payment.riderId),
    driver: party(payment.driverId, payment.driverUserId),
  };
}
