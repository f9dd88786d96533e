import { z } from 'zod';
import { domainEvent, type EventNotification, type PushedNotice, type Said } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import type { Words } from '../../platform/language.js';
import { takaWords } from '../../platform/money.js';
import { RIDE_CAUSE, type RideCause } from '../cause.js';
import { ASKED_OUTCOME } from '../dispatch.js';
import { isEngaged, RIDE_PARTY, RIDE_STATUS, type RideStatus } from '../status.js';
import { pushedCancellation, pushedRequestOver, pushedToRider, TAKEN } from './ride-pushes.js';
import { aboutRide, driverOf, ofParties, ofRide, type RideSnapshot } from './ride-snapshot.js';

/** `cause`: why the system ended it, '' for people. `reason`: what a person wrote, '' for the system. */
const changed = ofRide.extend({
  from: z.enum(RIDE_STATUS),
  to: z.enum(RIDE_STATUS),
  by: z.enum(RIDE_PARTY),
  reason: z.string(),
  cause: z.enum(['', ...Object.values(RIDE_CAUSE)]),
});
type Changed = z.output<typeof changed>;

const { gone: GONE, late: LATE, cancelled: CANCELLED } = NOTIFICATION_LOOK;

/** What the driver's step says to the rider. */
const BY_DRIVER: Readonly<Record<Exclude<RideStatus, 'REQUESTED' | 'COMPLETED'>, Said>> = {
  ACCEPTED: {
    words: { en: 'Your driver accepted the ride', bn: 'চালক আপনার রাইড নিয়েছেন' },
    look: NOTIFICATION_LOOK.onTheWay,
  },
  REJECTED: { words: { en: 'Your driver cannot take the ride', bn: 'চালক রাইডটি নিতে পারছেন না' }, look: GONE },
  'PICKED UP': {
    words: { en: 'You have been picked up', bn: 'আপনি রাইডে উঠেছেন' },
    look: NOTIFICATION_LOOK.pickedUp,
  },
  'IN TRANSIT': { words: { en: 'You are on the way', bn: 'আপনি এখন পথে' }, look: NOTIFICATION_LOOK.goingOn },
  CANCELLED: { words: { en: 'Your driver cancelled the ride', bn: 'চালক রাইডটি বাতিল করেছেন' }, look: CANCELLED },
};

/** The offer was taken: the fare stands. */
const accepted = (fare: Words): Said => ({
  words: { en: `Your driver accepted the ride for ${fare.en}`, bn: `চালক ${fare.bn}-এ আপনার রাইড নিয়েছেন` },
  look: NOTIFICATION_LOOK.onTheWay,
});

const completed = (fare: Words): Said => ({
  words: { en: `Your ride is completed: ${fare.en}`, bn: `রাইড শেষ হয়েছে: ${fare.bn}` },
  look: NOTIFICATION_LOOK.completed,
});

const TAKEN_AWAY: Said = {
  words: { en: 'A ride was taken off your list', bn: 'আপনার তালিকা থেকে একটি রাইড সরানো হয়েছে' },
  look: GONE,
};
const DRIVER_GONE: Said = {
  words: { en: 'Your driver is not available any more', bn: 'এই চালককে এখন আর পাওয়া যাবে না' },
  look: GONE,
};
const NOT_PICKED_UP: Said = {
  words: { en: 'The ride ended: no pick-up in time', bn: 'সময়মতো ওঠা হয়নি, রাইডটি শেষ করা হয়েছে' },
  look: LATE,
};
const TOO_LONG: Said = {
  words: { en: 'The ride ended after 24 hours', bn: '২৪ ঘণ্টা পর রাইডটি শেষ করা হয়েছে' },
  look: LATE,
};
/** To a driver who moved away from the pickup, and whose rider asked the next. */
export const MOVED_AWAY_PASSED_ON: Said = {
  words: {
    en: 'The rider asked the next driver: you were moving away',
    bn: 'আপনি দূরে চলে যাচ্ছিলেন, যাত্রী পরের চালককে ডেকেছেন',
  },
  look: GONE,
};

/** To a driver whose fare was above the rider's offer, and whose rider asked the next. */
export const FARE_PASSED_ON: Said = {
  words: {
    en: 'The rider asked the next driver: the fare was not agreed',
    bn: 'ভাড়ায় মেলেনি, যাত্রী পরের চালককে ডেকেছেন',
  },
  look: GONE,
};

/** What the system's end of a ride says to its rider and to its driver, by cause. */
const BY_SYSTEM: Readonly<Record<RideCause, { rider: Said; driver: Said }>> = {
  unanswered: {
    rider: { words: { en: 'Your driver did not answer in time', bn: 'চালক সময়মতো উত্তর দেননি' }, look: LATE },
    driver: {
      words: { en: 'A request was not answered in time', bn: 'একটি অনুরোধের উত্তর সময়মতো দেওয়া হয়নি' },
      look: LATE,
    },
  },
  'took-another-ride': {
    rider: { words: { en: 'Your driver took another ride', bn: 'চালক আরেকটি রাইড নিয়েছেন' }, look: GONE },
    driver: TAKEN_AWAY,
  },
  'driver-suspended': { rider: DRIVER_GONE, driver: TAKEN_AWAY },
  'driver-left': {
    rider: {
      words: {
        en: 'Your driver is no longer available. You can ask another',
        bn: 'চালককে এখন আর পাওয়া যাচ্ছে না। অন্য কাউকে বলতে পারেন',
      },
      look: GONE,
    },
    driver: TAKEN_AWAY,
  },
  'account-deleted': { rider: DRIVER_GONE, driver: TAKEN_AWAY },
  'not-picked-up': { rider: NOT_PICKED_UP, driver: NOT_PICKED_UP },
  'too-long': { rider: TOO_LONG, driver: TOO_LONG },
  'moved-away': {
    rider: {
      words: { en: 'Your driver moved away; the next is being asked', bn: 'চালক দূরে চলে গেছেন, পরের জনকে বলা হচ্ছে' },
      look: NOTIFICATION_LOOK.goingOn,
    },
    driver: MOVED_AWAY_PASSED_ON,
  },
  'fare-not-agreed': {
    rider: {
      words: { en: 'The fare was not agreed; the next is being asked', bn: 'ভাড়ায় মেলেনি, পরের জনকে বলা হচ্ছে' },
      look: NOTIFICATION_LOOK.goingOn,
    },
    driver: FARE_PASSED_ON,
  },
  'nobody-next': {
    rider: {
      words: { en: 'No driver could take your ride', bn: 'কোনো চালক আপনার রাইডটি নিতে পারেননি' },
      look: GONE,
    },
    driver: MOVED_AWAY_PASSED_ON,
  },
};

/** Notifies the party that did not take the step; both of steps of the system and of administrators. */
function notificationsOf(change: Changed): EventNotification[] {
  const { ride, from, to, by, reason, cause } = change;
  const about = aboutRide(ride);
  const facts = { ...about.facts, from, to, by, reason, cause };
  return toldOf(change).map((told) => ({ ...about, facts, ...told }));
}

function toldOf({ ride, to, by, cause }: Changed): (Said & { to: readonly string[] })[] {
  const [rider, driver] = [[ride.riderId], driverOf(ride)];
  if (by === RIDE_PARTY.RIDER) {
    const words = { en: 'The rider cancelled the ride', bn: 'যাত্রী রাইডটি বাতিল করেছেন' };
    return [{ words, look: CANCELLED, to: driver }];
  }
  if (by === RIDE_PARTY.DRIVER) return [{ ...saidByDriver(to, ride), to: rider }];
  if (cause === '') {
    const words = { en: 'Pothik cancelled the ride', bn: 'পথিক রাইডটি বাতিল করেছে' };
    return [{ words, look: CANCELLED, to: [...rider, ...driver] }];
  }
  const said = BY_SYSTEM[cause];
  const [toRider, toDriver] = [
    { ...said.rider, to: rider },
    { ...said.driver, to: driver },
  ];
  // Whoever had the ride is told of its rider's act; a search that ended without anybody concerns the rider alone.
  if (cause === RIDE_CAUSE.NOBODY_NEXT)
    return ride.acceptedAt === null ? [toRider] : [{ ...saidToFormer(ride), to: driver }];
  // A driver who took another ride needs no notification.
  return cause === RIDE_CAUSE.TOOK_ANOTHER_RIDE ? [toRider] : [toRider, toDriver];
}

const ON_THE_WAY = {
  title: { en: 'Your driver is on the way', bn: 'চালক আসছেন' },
  body: { en: 'Open Pothik to see the driver and the plate', bn: 'চালক আর গাড়ির নম্বর পথিকে দেখুন' },
  past: { en: 'Your ride was accepted', bn: 'আপনার রাইড নেওয়া হয়েছে' },
};

/** Accepted for another fare than the offer: the same write sets the fare, whose own notice (`fareSet`) is the one that rings. */
const isFareTold = ({ fare, offer }: RideSnapshot): boolean => fare !== null && fare !== offer;

/** The acceptance, to the rider; a cancellation, to whoever did not do it; and the end of a request, to its driver's phones. */
function pushesOf(change: Changed, occurredAt: string): PushedNotice[] {
  const { ride, from, to, by } = change;
  const driver = driverOf(ride);
  const isAnswered = from === RIDE_STATUS.REQUESTED && driver.length > 0;
  const ended = to === RIDE_STATUS.ACCEPTED ? TAKEN : undefined;
  const over = isAnswered ? [pushedRequestOver(ride, driver, occurredAt, ended)] : [];
  if (to === RIDE_STATUS.ACCEPTED)
    return isFareTold(ride) ? over : [pushedToRider(ride, ON_THE_WAY, occurredAt), ...over];
  if (to !== RIDE_STATUS.CANCELLED) return over;
  const hasReason = by === RIDE_PARTY.RIDER || by === RIDE_PARTY.DRIVER || by === RIDE_PARTY.ADMINISTRATOR;
  const told = toldOf(change).filter((one) => !isAnswered || one.to.includes(ride.riderId));
  const cancelled = told.flatMap(({ words, to }) =>
    to.map((person) => pushedCancellation(ride, { to: [person], who: words, hasReason }, occurredAt)),
  );
  return [...cancelled, ...over];
}

const saidToFormer = ({ asked = [] }: RideSnapshot): Said =>
  asked.at(-1)?.outcome === ASKED_OUTCOME.FARE_NOT_AGREED ? FARE_PASSED_ON : MOVED_AWAY_PASSED_ON;

function saidByDriver(to: RideStatus, { fare, offer }: RideSnapshot): Said {
  if (to === 'ACCEPTED' && offer !== undefined && fare === offer) return accepted(takaWords(fare));
  if (to === 'COMPLETED') return completed(takaWords(fare ?? 0));
  if (to === 'REQUESTED') throw new Error('A driver makes no ride REQUESTED');
  return BY_DRIVER[to];
}

export const statusChanged = domainEvent({
  type: 'ride.status-changed',
  version: 1,
  payload: changed,
  notifies: notificationsOf,
  changes: ofParties,
  pushes: pushesOf,
  changesFreeList: ({ from, to }) => isEngaged(from) !== isEngaged(to),
});
