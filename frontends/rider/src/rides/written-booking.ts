import { type WrittenBooking, writtenOf } from '@pothik/contracts/ride';
import type { BookingDraft } from './booking-draft';
import { bookingStorageKey } from './booking-storage-key';

/** Has the next booking dialog begin with what was written before; no schema is needed to write it down. */
export function keepWritten(riderId: string, before: WrittenBooking): void {
  const draft: BookingDraft = { written: writtenOf(before) };
  sessionStorage.setItem(bookingStorageKey(riderId), JSON.stringify(draft));
}
