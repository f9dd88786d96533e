import { type AdministratorMail, domainEvent, TO_ADMINISTRATORS } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { aboutRide, ofParties, ofRide, type RideSnapshot } from './ride-snapshot.js';

/** In both languages, because the administrator's is unknown. */
const mailOf = ({
  id,
  riderId,
  driverUserId,
  pickedUpAt,
  pickupLocation,
  dropLocation,
}: RideSnapshot): AdministratorMail => ({
  people: [riderId, driverUserId],
  key: `overdue:${id}`,
  textOf: ({ nameOf }) => ({
    subject: `Overdue: ride ${id} is still going on`,
    text: [
      `A ride has not ended six hours after its pick-up at ${pickedUpAt ?? '-'}.`,
      `Rider: ${nameOf(riderId)}. Driver: ${nameOf(driverUserId)}. Ride: ${id}, from ${pickupLocation} to ${dropLocation}.`,
      'Please ask both whether they are well. The ride expires 24 hours after pickup.',
      '',
      `যাত্রী ওঠার (${pickedUpAt ?? '-'}) ছয় ঘণ্টা পরও একটি রাইড শেষ হয়নি।`,
      `যাত্রী: ${nameOf(riderId)}। চালক: ${nameOf(driverUserId)}। রাইড: ${id}, ${pickupLocation} থেকে ${dropLocation}।`,
      'অনুগ্রহ করে দুজনের খোঁজ নিন। যাত্রী ওঠার ২৪ ঘণ্টা পর রাইডটি নিজে থেকেই শেষ হবে।',
    ].join('\n'),
  }),
});

/** Not completed six hours after pick-up: administrators are notified and mailed, once for each ride; they have no page of a ride. */
export const rideOverdue = domainEvent({
  type: 'ride.ride-overdue',
  version: 1,
  payload: ofRide,
  notifies: ({ ride }) => [
    {
      ...aboutRide(ride),
      kind: NOTIFICATION_KIND.RIDE_OVERDUE,
      to: TO_ADMINISTRATORS,
      words: { en: 'A ride has been going on for six hours', bn: 'একটি রাইড ছয় ঘণ্টা ধরে চলছে' },
      look: NOTIFICATION_LOOK.late,
      leadsTo: { page: NOTIFICATION_PAGE.DRIVER, id: ride.driverId },
    },
  ],
  changes: ofParties,
  mails: ({ ride }) => mailOf(ride),
});
