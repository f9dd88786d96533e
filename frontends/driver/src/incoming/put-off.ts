import { storeText, useStoredText } from '@pothik/ride-ui';

const KEY = 'driver-requests-put-off';
const idsOf = (stored: string | null): readonly string[] => stored?.split(',') ?? [];

/** This tab does not bring the request up again, reloads included. */
export const putOff = (rideId: string): void =>
  storeText(sessionStorage, KEY, [...idsOf(sessionStorage.getItem(KEY)), rideId].join());

/** The ids of the requests that were put off. */
export const usePutOff = (): readonly string[] => idsOf(useStoredText(sessionStorage, KEY));
