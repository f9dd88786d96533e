import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK } from '../../notification/looks.js';
import { takaWords } from '../../platform/money.js';
import { aboutRide, driverOf, ofParties, ofRide } from './ride-snapshot.js';

/** The rider raised the offer of a request, or offers again after the driver's fare. The first offer is part of the request. */
export const offerMade = domainEvent({
  type: 'ride.offer-made',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => {
    const offer = takaWords(ride.offer ?? 0);
    const fare = takaWords(ride.fare ?? 0);
    return [
      {
        ...aboutRide(ride),
        to: driverOf(ride),
        words:
          ride.fare === null
            ? { en: `The rider now offers ${offer.en}`, bn: `যাত্রী এখন ${offer.bn} দিতে চান` }
            : { en: `The rider offers ${offer.en}, not ${fare.en}`, bn: `যাত্রী ${fare.bn} নয়, ${offer.bn} দিতে চান` },
        look: NOTIFICATION_LOOK.fare,
      },
    ];
  },
  changes: ofParties,
});
