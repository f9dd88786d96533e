import { storeText, useStoredText } from '@pothik/ride-ui';

const KEY = 'driver-requests-put-off';
const keysOf = (stored: string | null): readonly string[] => stored?.split(',') ?? [];

/** This tab does not bring the request up again, reloads included. */
export const putOff = (key: string): void =>
  storeText(sessionStorage, KEY, [...keysOf(sessionStorage.getItem(KEY)), key].join());

/** The requests that were put off, by their keys (`requestKey`). */
export const usePutOff = (): readonly string[] => keysOf(useStoredText(sessionStorage, KEY));
