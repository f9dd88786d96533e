import type { z } from 'zod';
import {
  domainEvent,
  type EventNotification,
  type PageInvalidation,
  type Said,
} from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { type AskedOutcome, isAfterAcceptance } from '../dispatch.js';
import { aboutRide, askedDriver, ofParties, ofRide, requestFor } from './ride-snapshot.js';
import { FARE_PASSED_ON, MOVED_AWAY_PASSED_ON } from './status-changed.js';

const asked = ofRide.extend({ former: askedDriver });
type Asked = z.output<typeof asked>;

const { goingOn: GOING_ON, gone: GONE, late: LATE } = NOTIFICATION_LOOK;
const PASSED_ON: Said = {
  words: { en: 'A request went to the next driver', bn: 'একটি অনুরোধ পরের চালকের কাছে গেছে' },
  look: GONE,
};

/** What the rider and the former driver are told; a rider who asked the next himself, and a driver who rejected, know it. */
const SAID: Readonly<Record<AskedOutcome, { rider?: Said; former?: Said }>> = {
  REJECTED: {
    rider: {
      words: {
        en: 'A driver cannot take the ride; the next is being asked',
        bn: 'একজন চালক রাইডটি নিতে পারছেন না, পরের জনকে বলা হচ্ছে',
      },
      look: GOING_ON,
    },
  },
  UNANSWERED: {
    rider: {
      words: {
        en: 'A driver did not answer; the next is being asked',
        bn: 'একজন চালক উত্তর দেননি, পরের জনকে বলা হচ্ছে',
      },
      look: GOING_ON,
    },
    former: {
      words: {
        en: 'You missed a request: it went to the next driver',
        bn: 'একটি অনুরোধের উত্তর দেননি, সেটি পরের চালকের কাছে গেছে',
      },
      look: LATE,
    },
  },
  NOT_FREE: {
    rider: {
      words: {
        en: 'A driver is not free any more; the next is being asked',
        bn: 'একজন চালক আর খালি নেই, পরের জনকে বলা হচ্ছে',
      },
      look: GOING_ON,
    },
    former: PASSED_ON,
  },
  MOVED_AWAY: { former: MOVED_AWAY_PASSED_ON },
  FARE_NOT_AGREED: { former: FARE_PASSED_ON },
};

function notificationsOf({ ride, former: { outcome, driverUserId } }: Asked): EventNotification[] {
  const about = aboutRide(ride);
  const left = isAfterAcceptance(outcome) ? { from: 'ACCEPTED', by: 'RIDER' } : { from: ride.status, by: 'SYSTEM' };
  const facts = { ...about.facts, ...left, outcome };
  const { rider, former } = SAID[outcome];
  return [
    requestFor(ride),
    ...(rider ? [{ ...about, ...rider, facts, to: [ride.riderId] }] : []),
    ...(former ? [{ ...about, ...former, facts, to: [driverUserId] }] : []),
  ];
}

const ofAllAsked = ({ ride, former }: Asked): PageInvalidation => {
  const change = ofParties({ ride });
  return { ...change, people: [...change.people, former.driverUserId] };
};

/**
 * The request went to the next driver, who is the ride's now; the last of `asked` is the former one. The ride is REQUESTED, as it
 * was; after `MOVED_AWAY` and `FARE_NOT_AGREED` it was ACCEPTED before, and the former driver is free again.
 */
export const driverAsked = domainEvent({
  type: 'ride.driver-asked',
  version: 1,
  payload: asked,
  notifies: notificationsOf,
  changes: ofAllAsked,
  changesFreeList: ({ former }) => isAfterAcceptance(former.outcome),
});
