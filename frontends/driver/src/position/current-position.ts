import type { Point } from '@pothik/contracts/platform';

/** Where a device is; `accuracy`: the radius of the error in metres, where the browser knows it. */
export interface DevicePosition extends Point {
  accuracy?: number;
}

/** How long a browser may look for a position, and how old a known one may be, in milliseconds. */
const LOOK = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 2_000 };

/** Why a browser gives no position: `refused` by the person, or `unknown`: none was found, or it has none to give. */
export class NoPosition extends Error {
  constructor(readonly reason: 'refused' | 'unknown') {
    super(`No position: ${reason}`);
  }
}

/** Where this device is; the browser asks the person the first time. @throws NoPosition */
export const currentPosition = (): Promise<DevicePosition> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new NoPosition('unknown'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(positionOf(coords)),
      ({ code, PERMISSION_DENIED }) => reject(new NoPosition(code === PERMISSION_DENIED ? 'refused' : 'unknown')),
      LOOK,
    );
  });

const positionOf = ({ latitude: lat, longitude: lng, accuracy }: GeolocationCoordinates): DevicePosition => ({
  lat,
  lng,
  // A browser that knows no error gives none, or no number.
  ...(Number.isFinite(accuracy) ? { accuracy } : {}),
});
