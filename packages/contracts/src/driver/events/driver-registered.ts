import { domainEvent, TO_ADMINISTRATORS } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import { aboutDriver, ofDriver, ofOwner } from './driver-snapshot.js';

export const driverRegistered = domainEvent({
  type: 'driver.driver-registered',
  version: 1,
  payload: ofDriver,
  notifies: ({ driver }) => [
    {
      ...aboutDriver(driver),
      kind: NOTIFICATION_KIND.DRIVER_REGISTERED,
      to: TO_ADMINISTRATORS,
      words: { en: 'A new driver waits for approval', bn: 'নতুন একজন চালক অনুমোদনের অপেক্ষায়' },
      look: NOTIFICATION_LOOK.newDriver,
      leadsTo: { page: NOTIFICATION_PAGE.DRIVER, id: driver.id },
      changes: [INVALIDATION_TOPIC.DRIVER, INVALIDATION_TOPIC.PERSON],
    },
  ],
  changes: ofOwner,
});
