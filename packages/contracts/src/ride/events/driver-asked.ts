import { z } from 'zod';
import {
  domainEvent,
  type EventNotification,
  type PageInvalidation,
  type PushedNotice,
  type Said,
} from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import type { Words } from '../../platform/language.js';
import { type AskedOutcome, hasDriver, isAfterAcceptance } from '../dispatch.js';
import { pushedCancellation, pushedRequest, pushedRequestOver } from './ride-pushes.js';
import { aboutRide, askedDriver, ofParties, ofRide, type RideSnapshot, requestFor } from './ride-snapshot.js';
import { FARE_PASSED_ON, MOVED_AWAY_PASSED_ON } from './status-changed.js';

const asked = ofRide.extend({
  /** Whose turn is over; absent where it was nobody's turn before. */
  former: z.optional(askedDriver),
});
type Asked = z.output<typeof asked>;

const { goingOn: GOING_ON, gone: GONE, late: LATE } = NOTIFICATION_LOOK;

/** What the rider is told of a turn that is over; who asked the next himself knows it. */
const TO_RIDER: Readonly<Partial<Record<AskedOutcome, Words>>> = {
  REJECTED: { en: 'A driver cannot take the ride', bn: 'একজন চালক রাইডটি নিতে পারছেন না' },
  UNANSWERED: { en: 'A driver did not answer', bn: 'একজন চালক উত্তর দেননি' },
  NOT_FREE: { en: 'A driver is not free any more', bn: 'একজন চালক আর খালি নেই' },
};

/** What the former driver is told; who rejected knows it. */
const TO_FORMER: Readonly<Partial<Record<AskedOutcome, Said>>> = {
  UNANSWERED: {
    words: {
      en: 'You missed a request: it went to the next driver',
      bn: 'একটি অনুরোধের উত্তর দেননি, সেটি পরের চালকের কাছে গেছে',
    },
    look: LATE,
  },
  NOT_FREE: {
    words: { en: 'A request went to the next driver', bn: 'একটি অনুরোধ পরের চালকের কাছে গেছে' },
    look: GONE,
  },
  MOVED_AWAY: MOVED_AWAY_PASSED_ON,
  FARE_NOT_AGREED: FARE_PASSED_ON,
};

const CAME_FREE: Words = {
  en: 'A driver has come free and is being asked',
  bn: 'একজন চালক খালি হয়েছেন, তাঁকে বলা হচ্ছে',
};

function toldRider(ride: RideSnapshot, outcome: AskedOutcome | undefined): Words | undefined {
  if (outcome === undefined) return CAME_FREE;
  const said = TO_RIDER[outcome];
  if (said === undefined) return undefined;
  return hasDriver(ride)
    ? { en: `${said.en}; the next is being asked`, bn: `${said.bn}, পরের জনকে বলা হচ্ছে` }
    : { en: `${said.en}; we are still looking`, bn: `${said.bn}, আরও খোঁজা হচ্ছে` };
}

function notificationsOf({ ride, former }: Asked): EventNotification[] {
  const about = aboutRide(ride);
  const outcome = former?.outcome;
  const isAfter = outcome !== undefined && isAfterAcceptance(outcome);
  const left = isAfter ? { from: 'ACCEPTED', by: 'RIDER' } : { from: ride.status, by: 'SYSTEM' };
  const facts = { ...about.facts, ...left, ...(outcome ? { outcome } : {}) };
  const words = toldRider(ride, outcome);
  const toFormer = outcome && TO_FORMER[outcome];
  return [
    ...(hasDriver(ride) ? [requestFor(ride)] : []),
    ...(words ? [{ ...about, words, look: GOING_ON, facts, to: [ride.riderId] }] : []),
    ...(toFormer && former ? [{ ...about, ...toFormer, facts, to: [former.driverUserId] }] : []),
  ];
}

/** The next driver, and whose turn is over; one who had accepted lost a ride. */
function pushesOf({ ride, former }: Asked, occurredAt: string): PushedNotice[] {
  const request = pushedRequest(ride, occurredAt);
  if (former === undefined) return request;
  const to = [former.driverUserId];
  const who = TO_FORMER[former.outcome]?.words;
  return isAfterAcceptance(former.outcome) && who !== undefined
    ? [...request, pushedCancellation(ride, { to, who, hasReason: false }, occurredAt)]
    : [...request, pushedRequestOver(ride, to, occurredAt)];
}

const ofAllAsked = ({ ride, former }: Asked): PageInvalidation => {
  const change = ofParties({ ride });
  return { ...change, people: [...change.people, ...(former ? [former.driverUserId] : [])] };
};

/**
 * The request went to the next driver, who is the ride's now, or it is nobody's turn (`NOBODY`). `former`, the last of `asked`, had it
 * before. The ride is REQUESTED, as it was; after `MOVED_AWAY` and `FARE_NOT_AGREED` it was ACCEPTED before, and the former driver is
 * free again.
 */
export const driverAsked = domainEvent({
  type: 'ride.driver-asked',
  version: 1,
  payload: asked,
  notifies: notificationsOf,
  changes: ofAllAsked,
  pushes: pushesOf,
  changesFreeList: ({ former }) => former !== undefined && isAfterAcceptance(former.outcome),
});
