import { type FreeDriverCard, freeDriverCard } from '@pothik/contracts/driver';
import type { bookingForm } from '@pothik/contracts/ride';
import { z } from 'zod';

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

const storedDraft = z.object({
  pickupLocation: z.string(),
  dropLocation: z.string(),
  driver: freeDriverCard.optional(),
  attempt: z
    .object({
      booking: z.object({ pickupLocation: z.string(), dropLocation: z.string(), driver: z.string() }),
      key: z.string(),
    })
    .optional(),
});

const placeOf = (riderId: string) => `rider-booking-draft:${riderId}`;

/** The draft of a rider in this tab; an empty one when there is none, or none that can be read. */
export function readDraft(riderId: string): BookingDraft {
  const empty = { pickupLocation: '', dropLocation: '' };
  const stored = sessionStorage.getItem(placeOf(riderId));
  if (stored === null) return empty;
  try {
    const { driver, attempt, ...places } = storedDraft.parse(JSON.parse(stored));
    return { ...places, ...(driver ? { driver } : {}), ...(attempt ? { attempt } : {}) };
  } catch (error) {
    console.warn('The kept booking cannot be read.', error);
    return empty;
  }
}

export const keepDraft = (riderId: string, draft: BookingDraft): void =>
  sessionStorage.setItem(placeOf(riderId), JSON.stringify(draft));

export const forgetDraft = (riderId: string): void => sessionStorage.removeItem(placeOf(riderId));
