export interface Wheel {
  name: string;
  version: string;
  sha256: string;
}
export const GEOCODER: Wheel;
export const WARD_NAMES: Wheel;

/** A feature of GeoJSON. */
export interface Feature {
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
}

/**
 * Everything that is read, as features of GeoJSON.
 * @param folder with both wheels
 * @throws Error when a wheel is missing or has another content
 */
export function readWheels(
  folder: string,
): Record<'ways' | 'houses' | 'outlines' | 'subdistricts' | 'wards', Feature[]>;
