import { domainEvent, TO_ADMINISTRATORS } from '../../notification/domain-event.js';
import { NOTIFICATION_LOOK, NOTIFICATION_PAGE } from '../../notification/looks.js';
import { INVALIDATION_TOPIC, NOTIFICATION_KIND } from '../../notification/notification.js';
import { aboutDriver, ofDriver, ofOwner } from './driver-snapshot.js';

/**
 * An approved driver's change begins to wait for confirmation. At most one of a driver in 15 minutes: nobody floods
 * administrators by changing and taking back.
 */
export const changeWaits = domainEvent({
  type: 'driver.change-waits',
  version: 1,
  payload: ofDriver,
  notifies: ({ driver }) => [
    {
      ...aboutDriver(driver),
      kind: NOTIFICATION_KIND.DRIVER_REGISTERED,
      to: TO_ADMINISTRATORS,
      words: {
        en: 'A driver’s change waits for confirmation',
        bn: 'একজন চালকের পরিবর্তন যাচাইয়ের অপেক্ষায়',
      },
      look: NOTIFICATION_LOOK.driverChange,
      leadsTo: { page: NOTIFICATION_PAGE.DRIVER, id: driver.id },
      changes: [INVALIDATION_TOPIC.DRIVER, INVALIDATION_TOPIC.PERSON],
    },
  ],
  changes: ofOwner,
});
