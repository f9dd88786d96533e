import { type WrittenBooking, writtenOf } from '@pothik/contracts/ride';
import type { BookingDraft } from './booking-draft';

/** Where a rider's booking is kept in this tab. */
export const bookingPlace = (riderId: string): string => `rider-booking-draft:${riderId}`;

/** Has the next booking dialog begin with what was written before; no schema is needed to write it down. */
export function keepWritten(riderId: string, before: WrittenBooking): void {
  const draft: BookingDraft = { written: writtenOf(before) };
  sessionStorage.setItem(bookingPlace(riderId), JSON.stringify(draft));
}
