import { isPaymentOver, PAYMENT_ACT, type PaymentView } from '@pothik/contracts/ride';

/** What a driver can say about a payment. */
export interface DriverWords {
  /** What “Received” is: a first word, or the answer to the rider's. */
  received: 'received' | 'confirm' | undefined;
  /** What “Not paid” is. */
  notPaid: 'not-paid' | 'dispute' | undefined;
}

const NOTHING: DriverWords = { received: undefined, notPaid: undefined };

/** Without a payment, as in the moment after the ride, the first words are open. */
export function wordsOf(payment: Pick<PaymentView, 'status'> | undefined): DriverWords {
  const status = payment?.status ?? 'OWED';
  if (isPaymentOver(status) || status === 'SAID_BY_DRIVER' || status === 'DISPUTED') return NOTHING;
  if (status === 'SAID_BY_RIDER') return { received: 'confirm', notPaid: 'dispute' };
  return { received: 'received', notPaid: status === 'OWED' ? 'not-paid' : undefined };
}

/** Whether the driver has said that it was received, or the matter is over: nothing is collected any more. */
export const isCollected = (payment: Pick<PaymentView, 'status'> | undefined): boolean =>
  payment !== undefined && (isPaymentOver(payment.status) || payment.status === 'SAID_BY_DRIVER');

/** What is to be said of how it stands. */
export type PaymentNote =
  | 'riderSays'
  | 'youReceived'
  | 'youUnpaid'
  | 'owing'
  | 'disputed'
  | 'settled'
  | 'settledBySilence'
  | 'settledByTeam'
  | 'writtenOff';

/** Undefined while nobody has spoken. */
export function noteOf({ status, history }: Pick<PaymentView, 'status' | 'history'>): PaymentNote | undefined {
  if (status === 'OWED') return undefined;
  if (status === 'SETTLED') return settledBy(history);
  const notes = {
    SAID_BY_DRIVER: 'youReceived',
    SAID_BY_RIDER: 'riderSays',
    UNPAID_SAID: 'youUnpaid',
    OWING: 'owing',
    DISPUTED: 'disputed',
    WRITTEN_OFF: 'writtenOff',
  } as const;
  return notes[status];
}

function settledBy(history: PaymentView['history']): PaymentNote {
  const last = history.findLast(({ to, act }) => to === 'SETTLED' && act !== PAYMENT_ACT.TIPPED);
  if (last?.act === PAYMENT_ACT.SILENCE) return 'settledBySilence';
  return last?.act === PAYMENT_ACT.DECIDED ? 'settledByTeam' : 'settled';
}
