import { type Point, point as pointShape } from '@pothik/contracts/platform';

/** How long a browser may look for a position, and how old a known one may be, in milliseconds. */
const POSITION = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Some browsers never answer when their question is left without one: then there is no position after so many milliseconds. */
const ANSWERED_WITHIN_MS = 45_000;

/** Why there is no position: `REFUSED` by the person or the browser; `UNKNOWN`: none was found; `OUTSIDE` of Bangladesh. */
export type NoPosition = 'REFUSED' | 'UNKNOWN' | 'OUTSIDE';

/** Where somebody is, and how far that may be wrong in metres, where the browser says it. */
export interface Position {
  point: Point;
  accuracy: number;
}

/** Asks the browser where the person is; the browser asks the person first. */
export const askPosition = (): Promise<Position | NoPosition> =>
  new Promise((resolve) => {
    // Without https a browser refuses whatever the person allows: advice to allow it would lead nowhere.
    if (!navigator.geolocation || globalThis.isSecureContext === false) return resolve('UNKNOWN');
    setTimeout(resolve, ANSWERED_WITHIN_MS, 'UNKNOWN');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { success, data } = pointShape.safeParse({ lat: coords.latitude, lng: coords.longitude });
        resolve(success ? { point: data, accuracy: coords.accuracy } : 'OUTSIDE');
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'REFUSED' : 'UNKNOWN'),
      POSITION,
    );
  });
