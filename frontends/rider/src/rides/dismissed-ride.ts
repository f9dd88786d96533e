const placeOf = (riderId: string) => `rider-dismissed-ride:${riderId}`;

/** Keeps which ride's end a rider has seen enough of, over reloads too. */
export const dismissRide = (riderId: string, rideId: string): void => localStorage.setItem(placeOf(riderId), rideId);

export const dismissedRide = (riderId: string): string | undefined =>
  localStorage.getItem(placeOf(riderId)) ?? undefined;
