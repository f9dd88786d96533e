import type { Point } from '@pothik/contracts/platform';

/** How long a browser may look for a position, and how old a known one may be, in milliseconds. */
const LOOK = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 2_000 };

/** Why a browser gives no position: `refused` by the person, or `unknown`: none was found, or it has none to give. */
export class NoPosition extends Error {
  constructor(readonly reason: 'refused' | 'unknown') {
    super(`No position: ${reason}`);
  }
}

/** Where this device is; the browser asks the person the first time. @throws NoPosition */
export const currentPoint = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new NoPosition('unknown'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new NoPosition(code === PERMISSION_DENIED ? 'refused' : 'unknown')),
      LOOK,
    );
  });
