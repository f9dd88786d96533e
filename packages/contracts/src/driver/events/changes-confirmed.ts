import { z } from 'zod';
import { domainEvent } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { NOTIFICATION_KIND } from '../../notification/notification.js';
import { AVAILABILITY } from '../status.js';
import { aboutDriver, ofDriver, ofOwner, vehicleSnapshot } from './driver-snapshot.js';

const SEEN_NOW = {
  en: 'Your change is confirmed. Riders see it now.',
  bn: 'আপনার পরিবর্তনটি অনুমোদন পেয়েছে। যাত্রীরা এখন এটিই দেখছেন।',
};
const MAY_GO_ONLINE = {
  en: 'Your change is confirmed. You can go online.',
  bn: 'আপনার পরিবর্তনটি অনুমোদন পেয়েছে। এখন অনলাইনে যেতে পারেন।',
};

/**
 * An administrator confirmed a change of vehicle or licence. It carries the vehicle and the number of its newest event, so
 * that whoever learns that the driver may be ONLINE again knows the confirmed vehicle too.
 */
export const changesConfirmed = domainEvent({
  type: 'driver.changes-confirmed',
  version: 1,
  payload: ofDriver.extend({ vehicle: vehicleSnapshot, vehicleVersion: z.int().min(1) }),
  notifies: ({ driver }) => [
    {
      ...aboutDriver(driver),
      kind: NOTIFICATION_KIND.AVAILABILITY_CHANGED,
      words: driver.availabilityStatus === AVAILABILITY.ONLINE ? SEEN_NOW : MAY_GO_ONLINE,
      look: NOTIFICATION_LOOK.approved,
      leadsTo: { page: NOTIFICATION_PAGE.REQUESTS },
    },
  ],
  changes: ofOwner,
});
