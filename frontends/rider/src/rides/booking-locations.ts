/** Where a rider's booking is kept in this tab. */
export const bookingPlace = (riderId: string): string => `rider-booking-draft:${riderId}`;

/** Has the next booking dialog begin with these places; no schema is needed to write them down. */
export const keepPlaces = (riderId: string, places: { pickupLocation: string; dropLocation: string }): void =>
  sessionStorage.setItem(bookingPlace(riderId), JSON.stringify(places));
