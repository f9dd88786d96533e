import type { VEHICLE_IMAGE_WITHIN } from '@pothik/contracts/driver';
import { API_PREFIX } from '@pothik/contracts/platform';

/** The use of a picture, which decides its size. */
export type ImageSize = keyof typeof VEHICLE_IMAGE_WITHIN;

const NAME = /^([0-9a-f]{24})-([0-9a-f-]{36})\.webp$/;
const ADDRESS = `${API_PREFIX}/vehicle/images/`;

/** A picture's file name: the vehicle's id and an unguessable random part. */
export const imageName = (vehicleId: string, random: string): string => `${vehicleId}-${random}.webp`;

/** A picture's key in the object store; undefined for an invalid name. */
export function imageKey(name: string, size: ImageSize): string | undefined {
  const [, vehicleId, random] = NAME.exec(name) ?? [];
  return vehicleId === undefined ? undefined : `vehicles/${vehicleId}/${random}-${size}.webp`;
}

/** A picture's address; `?size=list` gives the smaller one. */
export const imageAddress = (name: string): string => `${ADDRESS}${name}`;

/** The inverse of `imageAddress`. */
export const imageNameOf = (address: string): string => address.slice(ADDRESS.length);
