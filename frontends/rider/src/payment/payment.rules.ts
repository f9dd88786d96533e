import { isPaymentOver, PAYMENT_ACT, type PaymentView } from '@pothik/contracts/ride';

/** What a rider's page asks for, or says. */
export type PaymentShown = 'pay' | 'said' | 'asked' | 'disputed' | 'over';

/** The rider pays, waits for the driver, answers the driver, waits for the team, or has nothing more to do. */
export function shownOf({ status }: Pick<PaymentView, 'status'>): PaymentShown {
  if (isPaymentOver(status)) return 'over';
  if (status === 'SAID_BY_RIDER') return 'said';
  if (status === 'SAID_BY_DRIVER') return 'asked';
  return status === 'DISPUTED' ? 'disputed' : 'pay';
}

/** Who ended the matter: both, silence or our team. */
export function endOf({ status, history }: Pick<PaymentView, 'status' | 'history'>) {
  if (status === 'WRITTEN_OFF') return 'writtenOff';
  const last = history.findLast(({ to, act }) => to === 'SETTLED' && act !== PAYMENT_ACT.TIPPED);
  if (last?.act === PAYMENT_ACT.SILENCE) return 'settledBySilence';
  return last?.act === PAYMENT_ACT.DECIDED ? 'settledByTeam' : 'settled';
}

/** Whether silence settles what the rider said: not what the driver had called unpaid. */
export const settlesBySilence = ({ history }: Pick<PaymentView, 'history'>): boolean =>
  history.every(({ act }) => act !== PAYMENT_ACT.NOT_PAID);

/** What the other one says was paid, in whole BDT; undefined: nothing was named. */
export const saidAmountOf = ({ history }: Pick<PaymentView, 'history'>): number | undefined =>
  history.findLast(({ by, amount, act }) => by === 'DRIVER' && amount !== undefined && act !== PAYMENT_ACT.TIPPED)
    ?.amount;

/** A tip is asked for once the fare is no question any more, while one is taken. */
export const takesTip = ({ status, tip, tipUntil }: PaymentView, now: number): boolean =>
  tip === null && Date.parse(tipUntil) > now && (status === 'SETTLED' || status === 'SAID_BY_RIDER');
