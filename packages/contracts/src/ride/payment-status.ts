/** Where the payment of a completed ride stands. */
export const PAYMENT_STATUS = {
  /** Nobody has spoken. */
  OWED: 'OWED',
  SAID_BY_DRIVER: 'SAID_BY_DRIVER',
  SAID_BY_RIDER: 'SAID_BY_RIDER',
  /** The driver says that nothing came. */
  UNPAID_SAID: 'UNPAID_SAID',
  /** The rider’s due to the driver. */
  OWING: 'OWING',
  /** They do not agree: administrators decide. */
  DISPUTED: 'DISPUTED',
  SETTLED: 'SETTLED',
  WRITTEN_OFF: 'WRITTEN_OFF',
} as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[keyof typeof PAYMENT_STATUS];

/** What happens to a payment. */
export const PAYMENT_ACT = {
  OPENED: 'opened',
  RECEIVED: 'received',
  NOT_PAID: 'not-paid',
  PAID: 'paid',
  CONFIRMED: 'confirmed',
  DISPUTED: 'disputed',
  SILENCE: 'silence',
  DECIDED: 'decided',
  TIPPED: 'tipped',
} as const;
export type PaymentAct = (typeof PAYMENT_ACT)[keyof typeof PAYMENT_ACT];

/** How money went from the rider to the driver: in cash, or to the driver’s own wallet. */
export const PAYMENT_WAY = {
  CASH: 'CASH',
  BKASH: 'BKASH',
  NAGAD: 'NAGAD',
  ROCKET: 'ROCKET',
  CARD: 'CARD',
} as const;
export type PaymentWay = (typeof PAYMENT_WAY)[keyof typeof PAYMENT_WAY];

/** Why somebody disputes, or says that nothing came. The first three are a rider’s, the others a driver’s. */
export const PAYMENT_REASON = {
  PAID_AGREED: 'PAID_AGREED',
  PAID_BY_WALLET: 'PAID_BY_WALLET',
  NOT_YET_PAID: 'NOT_YET_PAID',
  GOT_NOTHING: 'GOT_NOTHING',
  GOT_LESS: 'GOT_LESS',
  NOT_ARRIVED: 'NOT_ARRIVED',
} as const;
export type PaymentReason = (typeof PAYMENT_REASON)[keyof typeof PAYMENT_REASON];

/** What administrators decide. */
export const PAYMENT_OUTCOME = { SETTLED: 'SETTLED', WRITTEN_OFF: 'WRITTEN_OFF' } as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOME)[keyof typeof PAYMENT_OUTCOME];

/** Payments that wait for administrators. */
export const UNDECIDED_PAYMENTS = [PAYMENT_STATUS.DISPUTED, PAYMENT_STATUS.OWING] as const;

/** Nothing follows but a tip. */
export const isPaymentOver = (status: PaymentStatus): boolean =>
  status === PAYMENT_STATUS.SETTLED || status === PAYMENT_STATUS.WRITTEN_OFF;

/** How long silence is waited for, and for how long after the ride a tip is taken; in milliseconds. */
export const PAYMENT_TIME = { silenceMs: 24 * 3_600_000, tipMs: 7 * 24 * 3_600_000 } as const;
