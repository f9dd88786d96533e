import { z } from 'zod';
import {
  domainEvent,
  type EventNotification,
  type PageInvalidation,
  type Said,
  TO_ADMINISTRATORS,
} from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import { takaWords } from '../../platform/money.js';
import { identifier, moment } from '../../platform/text.js';
import { PAYMENT_ACT, PAYMENT_STATUS, PAYMENT_WAY } from '../payment-status.js';
import { RIDE_PARTY } from '../status.js';

/** A payment without transaction ids. Amounts in whole BDT. The aggregate is the payment, its id the ride’s. */
const paymentChange = z.object({
  rideId: identifier,
  riderId: identifier,
  driverId: identifier,
  driverUserId: identifier,
  fare: z.int(),
  status: z.enum(PAYMENT_STATUS),
  act: z.enum(PAYMENT_ACT),
  by: z.enum(RIDE_PARTY),
  /** When it counts: of silence the moment at which it was due. */
  at: moment,
  way: z.enum(PAYMENT_WAY),
  /** Of the act `tipped` alone. */
  tip: z.optional(z.int()),
});
type PaymentChange = z.output<typeof paymentChange>;

const about = ({ rideId, fare, status }: PaymentChange) => ({
  kind: NOTIFICATION_KIND.FARE_SET,
  subjectId: rideId,
  facts: { fare, payment: status },
  look: NOTIFICATION_LOOK.fare,
  leadsTo: { page: NOTIFICATION_PAGE.RIDE, id: rideId },
  changes: [INVALIDATION_TOPIC.RIDE],
});

/** Whom a step makes act, or ends the matter for; the other steps only show. */
function notificationsOf(change: PaymentChange): EventNotification[] {
  const { act, by, status, riderId, driverUserId } = change;
  const fare = takaWords(change.fare);
  const told = (to: readonly string[], words: Said['words']): EventNotification => ({ ...about(change), to, words });
  const other = by === RIDE_PARTY.RIDER ? driverUserId : riderId;
  if (act === PAYMENT_ACT.NOT_PAID)
    return [
      told([riderId], {
        en: `Your driver says that ${fare.en} was not paid`,
        bn: `চালক বলছেন ${fare.bn} পাননি`,
      }),
    ];
  if (act === PAYMENT_ACT.DISPUTED) {
    const toOther = told([other], {
      en: `You two do not agree about ${fare.en}. Our team decides`,
      bn: `${fare.bn} নিয়ে দুজনের কথা মিলছে না। আমাদের টিম দেখছে`,
    });
    return [toOther, toAdministrators(change)];
  }
  if (act === PAYMENT_ACT.SILENCE && status === PAYMENT_STATUS.OWING)
    return [told([riderId], { en: `You owe your driver ${fare.en}`, bn: `চালক আপনার কাছে ${fare.bn} পাবেন` })];
  if (act === PAYMENT_ACT.DECIDED)
    return [
      told(
        [riderId, driverUserId],
        status === PAYMENT_STATUS.SETTLED
          ? { en: `Our team decided: ${fare.en} was paid`, bn: `আমাদের টিমের সিদ্ধান্ত: ${fare.bn} দেওয়া হয়েছে` }
          : {
              en: `Our team decided: ${fare.en} does not have to be paid`,
              bn: `আমাদের টিমের সিদ্ধান্ত: ${fare.bn} আর দিতে হবে না`,
            },
      ),
    ];
  return [];
}

const toAdministrators = (change: PaymentChange): EventNotification => ({
  ...about(change),
  to: TO_ADMINISTRATORS,
  words: { en: 'A payment is disputed', bn: 'একটি পেমেন্ট নিয়ে আপত্তি এসেছে' },
  leadsTo: { page: NOTIFICATION_PAGE.PAYMENTS },
  changes: [INVALIDATION_TOPIC.RIDES],
});

/** The page of the ride of both, and the lists of administrators. */
const changesOf = ({ riderId, driverUserId }: PaymentChange): PageInvalidation => ({
  topic: INVALIDATION_TOPIC.RIDE,
  people: [riderId, driverUserId],
  list: INVALIDATION_TOPIC.RIDES,
});

/** Somebody spoke about a payment, silence decided, or administrators did. The books read it. */
export const paymentChanged = domainEvent({
  type: 'ride.payment-changed',
  version: 1,
  payload: paymentChange,
  notifies: notificationsOf,
  changes: changesOf,
});
