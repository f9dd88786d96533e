import { type RideView, typedOf } from '@pothik/contracts/ride';
import type { BookingDraft } from './booking-draft';
import { pointsOf } from './booking-points.rules';
import { bookingStorageKey } from './booking-storage-key';

/** Stores the draft that the next booking dialog starts with: the same places and note, and the offer for the same vehicle type. Needs no schema. */
export function storeDraft(riderId: string, before: RideView): void {
  const { vehicleType } = before.driver.vehicle;
  const offer = before.offer && { fare: String(before.offer.fare), vehicleType };
  const draft: BookingDraft = { written: typedOf(before), ...pointsOf(before), offer };
  sessionStorage.setItem(bookingStorageKey(riderId), JSON.stringify(draft));
}
