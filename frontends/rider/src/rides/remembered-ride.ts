const placeOf = (riderId: string) => `rider-last-ride:${riderId}`;

/** Keeps which ride a rider saw last, so that how it ended can be shown after a reload too. */
export const rememberRide = (riderId: string, rideId: string): void => localStorage.setItem(placeOf(riderId), rideId);

export const rememberedRide = (riderId: string): string | undefined =>
  localStorage.getItem(placeOf(riderId)) ?? undefined;

export const forgetRide = (riderId: string): void => localStorage.removeItem(placeOf(riderId));
