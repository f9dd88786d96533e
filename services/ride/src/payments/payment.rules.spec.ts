import { DomainError } from '@pothik/contracts/catalogue';
import { PAYMENT_ACT, PAYMENT_STATUS, type PaymentStatus } from '@pothik/contracts/ride';
import {
  decidedEvent,
  decidePayment,
  endSilence,
  eventsOfPayment,
  giveTip,
  openPayment,
  type Payment,
  type PaymentChange,
  requireInvolved,
  speak,
  tipUntil,
  type Word,
} from './payment.rules.js';

const RIDE = '665000000000000000000005';
const RIDER = { id: '665000000000000000000001', role: 'RIDER' } as const;
const DRIVER = { id: '665000000000000000000003', role: 'DRIVER' } as const;
const ADMIN = { id: '665000000000000000000009', role: 'ADMIN' } as const;
const STRANGER = { id: '665000000000000000000008', role: 'RIDER' } as const;
const DAY = 24 * 3_600_000;
const ENDED = new Date('2026-11-02T06:00:00Z');
const at = new Date('2026-11-02T06:05:00Z');
const WALLET = { way: 'BKASH', transactionId: 'BL7A123XYZ' } as const;

const ride = {
  riderId: RIDER.id,
  driverId: '665000000000000000000002',
  driverUserId: DRIVER.id,
  fare: 220,
  endedAt: ENDED,
};
const owed = openPayment(ride).payment;
const received = (payment: Payment) => speak(payment, DRIVER, { act: PAYMENT_ACT.RECEIVED, at, agreed: 220 }).payment;
const notPaid = (payment: Payment) =>
  speak(payment, DRIVER, { act: PAYMENT_ACT.NOT_PAID, at, dispute: { why: 'GOT_NOTHING' } }).payment;
const paid = (payment: Payment, how: { way: 'CASH' } | typeof WALLET = { way: 'CASH' }) =>
  speak(payment, RIDER, { act: PAYMENT_ACT.PAID, at, agreed: 220, paid: how }).payment;
const late = new Date(at.getTime() + DAY);
const silent = (payment: Payment) => (endSilence(payment, late) as PaymentChange).payment;
const disputed = speak(received(owed), RIDER, {
  act: PAYMENT_ACT.DISPUTED,
  at,
  dispute: { why: 'NOT_YET_PAID' },
}).payment;
const confirmed = speak(received(owed), RIDER, { act: PAYMENT_ACT.CONFIRMED, at, agreed: 220 }).payment;
const owing = silent(notPaid(owed));
const writtenOff = decidePayment(owing, {
  personId: ADMIN.id,
  outcome: 'WRITTEN_OFF',
  reason: 'Asked both',
  at,
}).payment;

const IN: Readonly<Record<PaymentStatus, Payment>> = {
  OWED: owed,
  SAID_BY_DRIVER: received(owed),
  SAID_BY_RIDER: paid(owed),
  UNPAID_SAID: notPaid(owed),
  OWING: owing,
  DISPUTED: disputed,
  SETTLED: confirmed,
  WRITTEN_OFF: writtenOff,
};

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};

const WORDS: Readonly<Record<string, { who: typeof RIDER | typeof DRIVER; word: Omit<Word, 'at'> }>> = {
  'the driver received it': { who: DRIVER, word: { act: PAYMENT_ACT.RECEIVED, agreed: 220 } },
  'the driver was not paid': { who: DRIVER, word: { act: PAYMENT_ACT.NOT_PAID, dispute: { why: 'GOT_NOTHING' } } },
  'the rider paid': { who: RIDER, word: { act: PAYMENT_ACT.PAID, agreed: 220, paid: { way: 'CASH' } } },
  'the rider agrees': { who: RIDER, word: { act: PAYMENT_ACT.CONFIRMED, agreed: 220 } },
  'the driver agrees': { who: DRIVER, word: { act: PAYMENT_ACT.CONFIRMED, agreed: 220 } },
  'the rider disputes': { who: RIDER, word: { act: PAYMENT_ACT.DISPUTED, dispute: { why: 'PAID_AGREED' } } },
  'the driver disputes': { who: DRIVER, word: { act: PAYMENT_ACT.DISPUTED, dispute: { why: 'GOT_LESS' } } },
};

/** Each word, from which statuses it is taken, and where it leads. */
const TAKEN: Readonly<Record<string, { from: readonly PaymentStatus[]; to: PaymentStatus }>> = {
  'the driver received it': { from: ['OWED', 'UNPAID_SAID', 'OWING'], to: 'SAID_BY_DRIVER' },
  'the driver was not paid': { from: ['OWED'], to: 'UNPAID_SAID' },
  'the rider paid': { from: ['OWED', 'UNPAID_SAID', 'OWING'], to: 'SAID_BY_RIDER' },
  'the rider agrees': { from: ['SAID_BY_DRIVER'], to: 'SETTLED' },
  'the driver agrees': { from: ['SAID_BY_RIDER'], to: 'SETTLED' },
  'the rider disputes': { from: ['SAID_BY_DRIVER', 'UNPAID_SAID'], to: 'DISPUTED' },
  'the driver disputes': { from: ['SAID_BY_RIDER'], to: 'DISPUTED' },
};

describe('payment', () => {
  it.each(Object.keys(WORDS))('%s: only from where the table says, else it tells what is now', (name) => {
    const { who, word } = WORDS[name] as (typeof WORDS)[string];
    const { from, to } = TAKEN[name] as (typeof TAKEN)[string];
    for (const status of Object.values(PAYMENT_STATUS)) {
      const now = `ride/payment-${status.toLowerCase().replaceAll('_', '-')}`;
      const say = () => speak(IN[status], who, { at, ...word });
      if (from.includes(status)) expect(say().payment.status).toBe(to);
      else expect(codeOf(say)).toBe(now);
    }
  });

  it('is nobody else’s', () => {
    for (const caller of [STRANGER, ADMIN])
      expect(codeOf(() => speak(owed, caller, { act: PAYMENT_ACT.PAID, at }))).toBe('ride/not-found');
    expect(codeOf(() => giveTip(owed, DRIVER, { amount: 20, way: 'CASH', at }))).toBe('ride/not-found');
  });

  it('may be asked about by its rider, its driver and administrators', () => {
    for (const caller of [RIDER, DRIVER, ADMIN]) expect(() => requireInvolved(owed, caller)).not.toThrow();
    expect(codeOf(() => requireInvolved(owed, STRANGER))).toBe('ride/not-found');
  });

  it('takes the agreed fare alone, and reasons of one’s own side', () => {
    expect(codeOf(() => speak(owed, DRIVER, { act: PAYMENT_ACT.RECEIVED, at, agreed: 250 }))).toBe(
      'ride/amount-not-fare',
    );
    const why = { act: PAYMENT_ACT.DISPUTED, at, dispute: { why: 'GOT_LESS' } } as const;
    expect(codeOf(() => speak(received(owed), RIDER, why))).toBe('ride/payment-reason');
  });

  it('remembers the way, and a transaction id for no other payment', () => {
    expect(paid(owed, WALLET)).toMatchObject({ paid: WALLET, transactions: ['BKASH:BL7A123XYZ'] });
    expect(received(owed)).toMatchObject({ paid: { way: 'CASH' } });
    expect(received(owed).transactions).toBeUndefined();
  });

  it('is settled by a day of silence, but a due stays one', () => {
    expect(endSilence(owed, new Date(ENDED.getTime() + DAY - 1))).toBeUndefined();
    const settled = endSilence(owed, late) as PaymentChange;
    expect(settled.payment).toMatchObject({
      status: 'SETTLED',
      dueAt: null,
      settledAt: new Date(ENDED.getTime() + DAY),
    });
    expect(silent(received(owed)).status).toBe('SETTLED');
    expect(silent(paid(owed)).status).toBe('SETTLED');
    expect(owing).toMatchObject({ status: 'OWING', dueAt: null });
    expect(silent(paid(owing)).status).toBe('OWING');
    expect(silent(received(owing)).status).toBe('SETTLED');
    for (const status of ['OWING', 'DISPUTED', 'SETTLED', 'WRITTEN_OFF'] as const)
      expect(endSilence(IN[status], new Date(late.getTime() + 100 * DAY))).toBeUndefined();
  });

  it('is decided by administrators where both do not agree, or where it is a due', () => {
    const decision = { personId: ADMIN.id, outcome: 'SETTLED', reason: 'Asked both', at } as const;
    for (const status of ['DISPUTED', 'OWING'] as const)
      expect(decidePayment(IN[status], decision).payment).toMatchObject({
        status: 'SETTLED',
        settledAt: at,
        decision: { outcome: 'SETTLED', reason: 'Asked both' },
      });
    expect(codeOf(() => decidePayment(owed, decision))).toBe('ride/payment-owed');
    const change = decidePayment(disputed, decision);
    expect(decidedEvent(RIDE, disputed, change).payload).toMatchObject({
      act: 'payment-decided',
      before: { payment: 'DISPUTED' },
      after: { payment: 'SETTLED' },
    });
  });

  it('takes one tip for seven days, in whatever state', () => {
    const tip = { amount: 20, way: 'CASH', at } as const;
    for (const payment of Object.values(IN)) {
      const { payment: tipped, step } = giveTip(payment, RIDER, tip);
      expect(tipped).toMatchObject({ tip: { amount: 20 }, status: payment.status });
      expect(step.to).toBe(payment.status);
      expect(codeOf(() => giveTip(tipped, RIDER, tip))).toBe('ride/tip-given');
    }
    expect(codeOf(() => giveTip(owed, RIDER, { ...tip, at: tipUntil(owed) }))).toBe('ride/tip-too-late');
    const twice = { ...tip, ...WALLET };
    const settled = speak(paid(owed, WALLET), DRIVER, { act: PAYMENT_ACT.CONFIRMED, at, agreed: 220 }).payment;
    expect(codeOf(() => giveTip(settled, RIDER, twice))).toBe('ride/transaction-used');
  });

  it('tells no transaction id', () => {
    const change = speak(owed, RIDER, { act: PAYMENT_ACT.PAID, at, agreed: 220, paid: WALLET });
    const [event] = eventsOfPayment(RIDE, change);
    expect(event?.payload).toMatchObject({ act: 'paid', by: 'RIDER', status: 'SAID_BY_RIDER', way: 'BKASH' });
    expect(JSON.stringify(event?.payload)).not.toContain(WALLET.transactionId);
    const [tipped] = eventsOfPayment(RIDE, giveTip(owed, RIDER, { amount: 20, ...WALLET, at }));
    expect(tipped?.payload).toMatchObject({ act: 'tipped', tip: 20, way: 'BKASH' });
  });
});
