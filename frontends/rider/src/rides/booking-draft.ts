import { type StoredDraft, storedDraft } from '@pothik/api-client/forms';
import { freeDriverCard, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { point } from '@pothik/contracts/platform';
import { bookingForm, writtenDraft } from '@pothik/contracts/ride';
import { z } from 'zod/mini';
import { bookingStorageKey } from './booking-storage-key';

const draftShape = z.object({
  written: writtenDraft,
  /** What the rider offers, as typed, for a vehicle of this type; absent while the driver names the fare. */
  offer: z.optional(z.object({ fare: z.string(), vehicleType: z.enum(VEHICLE_TYPE) })),
  /** Of the places that were found or pointed at; absent in older drafts. */
  pickupPoint: z.optional(point),
  dropPoint: z.optional(point),
  driver: z.optional(freeDriverCard),
  /** The vehicle that is asked while no driver is chosen. */
  vehicleType: z.optional(z.enum(VEHICLE_TYPE)),
  /** The submission that got no answer, to be repeated under the same key. */
  attempt: z.optional(z.object({ booking: bookingForm, key: z.string() })),
});

/** What was typed and chosen, until it is sent or cancelled. */
export type BookingDraft = z.output<typeof draftShape>;

/** One submission and its idempotency key. */
export type Attempt = NonNullable<BookingDraft['attempt']>;

/** The rider's draft in this tab. */
export const bookingDraft = (riderId: string): StoredDraft<BookingDraft> =>
  storedDraft(bookingStorageKey(riderId), draftShape);
