/** The storage key of a rider's booking in this tab. */
export const bookingStorageKey = (riderId: string): string => `rider-booking-draft:${riderId}`;
