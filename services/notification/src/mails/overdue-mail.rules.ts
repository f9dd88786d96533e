import type { EventOf } from '@pothik/contracts/platform';
import type { rideEvents } from '@pothik/contracts/ride';
import type { MailText } from './mail.rules.js';

type Ride = EventOf<typeof rideEvents.rideOverdue>['payload']['ride'];

/** The alert about a ride not ended six hours after pick-up, in both languages, because the administrator's is unknown. `names` by person id. */
export function overdueMail(ride: Ride, names: ReadonlyMap<string, string>): MailText {
  const rider = names.get(ride.riderId) ?? '-';
  const driver = names.get(ride.driverUserId) ?? '-';
  const pickedUpAt = ride.pickedUpAt ?? '-';
  return {
    subject: `Overdue: ride ${ride.id} is still going on`,
    text: [
      `A ride has not ended six hours after its pick-up at ${pickedUpAt}.`,
      `Rider: ${rider}. Driver: ${driver}. Ride: ${ride.id}, from ${ride.pickupLocation} to ${ride.dropLocation}.`,
      'Please ask both whether they are well. The ride ends by itself 24 hours after its pick-up.',
      '',
      `যাত্রী ওঠার (${pickedUpAt}) ছয় ঘণ্টা পরও একটি রাইড শেষ হয়নি।`,
      `যাত্রী: ${rider}। চালক: ${driver}। রাইড: ${ride.id}, ${ride.pickupLocation} থেকে ${ride.dropLocation}।`,
      'অনুগ্রহ করে দুজনের খোঁজ নিন। যাত্রী ওঠার ২৪ ঘণ্টা পর রাইডটি নিজে থেকেই শেষ হবে।',
    ].join('\n'),
  };
}
