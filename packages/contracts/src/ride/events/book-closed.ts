import { z } from 'zod';
import { domainEvent, NOBODY, type PageInvalidation } from '../../notification/domain-event.js';
import { INVALIDATION_TOPIC } from '../../notification/notification.js';
import { identifier } from '../../platform/text.js';

const closedBook = z.object({
  driverId: identifier,
  driverUserId: identifier,
  /** In Dhaka, as `2026-11-02`. */
  day: z.string(),
  transfers: z.int(),
  /** SHA-256 of its transfers, hexadecimal: what a statement says it is of. */
  digest: z.string(),
});

/** A driver’s day is closed: nothing comes into its book any more. */
export const bookClosed = domainEvent({
  type: 'ride.book-closed',
  version: 1,
  payload: closedBook,
  notifies: NOBODY,
  changes: ({ driverUserId }): PageInvalidation => ({ topic: INVALIDATION_TOPIC.RIDE, people: [driverUserId] }),
});
