export interface Band {
  name: string;
  /** Of straight metres. */
  below: number;
}
interface Place {
  lat: number;
  lng: number;
}

export const BANDS_KM: readonly Band[];
export function bandOf(metres: number): number;
export function metresBetween(from: Place, to: Place): number;
export function seededRandom(seed: number): () => number;
