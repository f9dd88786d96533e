import { type KeptDraft, keptDraft } from '@pothik/api-client/forms';
import { type FreeDriverCard, freeDriverCard } from '@pothik/contracts/driver';
import type { bookingForm } from '@pothik/contracts/ride';
import { z } from 'zod/mini';
import { bookingPlace } from './booking-locations';

export type Booking = z.output<typeof bookingForm>;

/** One submission: what was sent under which idempotency key. */
export interface Attempt {
  booking: Booking;
  key: string;
}

/** What was typed and chosen, until it is sent or cancelled. */
export interface BookingDraft {
  pickupLocation: string;
  dropLocation: string;
  driver?: FreeDriverCard;
  /** The submission that got no answer, to be repeated under the same key. */
  attempt?: Attempt;
}

const kept: z.ZodMiniType<BookingDraft> = z.object({
  pickupLocation: z.string(),
  dropLocation: z.string(),
  driver: z.optional(freeDriverCard),
  attempt: z.optional(
    z.object({
      booking: z.object({ pickupLocation: z.string(), dropLocation: z.string(), driver: z.string() }),
      key: z.string(),
    }),
  ),
});

/** What a rider has typed and chosen in this tab. */
export const bookingDraft = (riderId: string): KeptDraft<BookingDraft> => keptDraft(bookingPlace(riderId), kept);
