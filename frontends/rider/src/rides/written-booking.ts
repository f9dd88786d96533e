import { type BookingPoints, typedOf, type WrittenBooking } from '@pothik/contracts/ride';
import type { BookingDraft } from './booking-draft';
import { pointsOf } from './booking-points.rules';
import { bookingStorageKey } from './booking-storage-key';

/** Stores the draft that the next booking dialog starts with; needs no schema. */
export function storeDraft(riderId: string, before: WrittenBooking & BookingPoints): void {
  const draft: BookingDraft = { written: typedOf(before), ...pointsOf(before) };
  sessionStorage.setItem(bookingStorageKey(riderId), JSON.stringify(draft));
}
