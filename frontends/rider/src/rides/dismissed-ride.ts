const storageKeyOf = (riderId: string) => `rider-dismissed-ride:${riderId}`;

/** Stores which ended ride the rider has dismissed, so that it stays dismissed after a reload. */
export const dismissRide = (riderId: string, rideId: string): void =>
  localStorage.setItem(storageKeyOf(riderId), rideId);

export const dismissedRide = (riderId: string): string | undefined =>
  localStorage.getItem(storageKeyOf(riderId)) ?? undefined;
