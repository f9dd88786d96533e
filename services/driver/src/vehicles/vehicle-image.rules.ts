import type { VEHICLE_IMAGE_WITHIN } from '@pothik/contracts/driver';
import { API_PREFIX } from '@pothik/contracts/platform';

/** Where a picture is shown, which decides how large it is. */
export type ImageSize = keyof typeof VEHICLE_IMAGE_WITHIN;

const NAME = /^([0-9a-f]{24})-([0-9a-f-]{36})\.webp$/;
const ADDRESS = `${API_PREFIX}/vehicle/images/`;

/** A picture's file name: of which vehicle, and a random part that nobody guesses. */
export const imageName = (vehicleId: string, random: string): string => `${vehicleId}-${random}.webp`;

/** Where a picture lies in the object store; undefined when the name is none of ours. */
export function imageKey(name: string, size: ImageSize): string | undefined {
  const [, vehicleId, random] = NAME.exec(name) ?? [];
  return vehicleId === undefined ? undefined : `vehicles/${vehicleId}/${random}-${size}.webp`;
}

/** A picture's address; `?size=list` gives the smaller one. */
export const imageAddress = (name: string): string => `${ADDRESS}${name}`;

/** The name in an address of ours. */
export const imageNameOf = (address: string): string => address.slice(ADDRESS.length);
