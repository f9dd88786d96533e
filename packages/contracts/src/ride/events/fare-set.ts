import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import type { Words } from '../../platform/language.js';
import { takaWords } from '../../platform/money.js';
import { pushedToRider } from './ride-pushes.js';
import { aboutRide, ofParties, ofRide } from './ride-snapshot.js';

const askedInsteadOf = (offer: Words, fare: Words): Words => ({
  en: `Your driver asks ${fare.en} instead of your ${offer.en}`,
  bn: `চালক আপনার ${offer.bn}-এর বদলে ${fare.bn} চান`,
});

export const fareSet = domainEvent({
  type: 'ride.fare-set',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => {
    const fare = takaWords(ride.fare ?? 0);
    const { offer } = ride;
    return [
      {
        ...aboutRide(ride),
        kind: NOTIFICATION_KIND.FARE_SET,
        to: [ride.riderId],
        words:
          offer !== undefined && (ride.fare ?? 0) > offer
            ? askedInsteadOf(takaWords(offer), fare)
            : { en: `Your driver set the fare: ${fare.en}`, bn: `চালক ভাড়া ঠিক করেছেন: ${fare.bn}` },
        look: NOTIFICATION_LOOK.fare,
      },
    ];
  },
  changes: ofParties,
  pushes: ({ ride }, occurredAt) => {
    const fare = takaWords(ride.fare ?? 0);
    const body = { en: 'Your code agrees to it', bn: 'রাজি থাকলে চালককে কোডটি বলুন' };
    const title = { en: `The fare: ${fare.en}`, bn: `ভাড়া: ${fare.bn}` };
    return [
      pushedToRider(
        ride,
        { title, body, past: { en: 'Open Pothik to see the ride', bn: 'পথিক খুলে রাইডটি দেখুন' } },
        occurredAt,
      ),
    ];
  },
});
