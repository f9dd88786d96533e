/** A question of places-data: where the place that is meant lies, longitude first, and how far from it an answer may be. */
export interface PlaceQuestion {
  readonly near: readonly [lng: number, lat: number];
  readonly withinMetres: number;
}

/** Whether one of the first three places is the one that is meant: near enough to it. */
export function isFound(question: PlaceQuestion, places: readonly { point: { lat: number; lng: number } }[]): boolean;
/** Every beginning of a text, as it is typed: from its second letter on. */
export function typed(text: string): string[];
