import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';

/** How a question is put. */
export interface PlaceQuestionOptions {
  /** Somebody books by its answer: it goes before questions that others only look by, and has a place in a full queue. */
  isUrgent?: boolean | undefined;
}

export interface PlaceSearchOptions extends PlaceQuestionOptions {
  /** The language in which names are preferred; both scripts are always searched. */
  language: Language;
  /** Places near it come first among equals. */
  near?: Point | undefined;
  /** At most so many places. */
  limit: number;
}

export interface FoundPlaces {
  /** The best first. */
  places: FoundPlace[];
  /** The geocoder was away or slow, and the bundled data answered instead. */
  isFallback: boolean;
}

/**
 * Finds places by what people type, and names points. The bundled data, or a geocoder (Nominatim).
 * Nobody's text or point is logged.
 */
export abstract class PlaceSearch {
  /** No places for text that nobody knows, such as emoji. At most 200 characters of the text are read. */
  abstract search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces>;
  /** The place nearest to a point; undefined where nothing is known nearby. */
  abstract placeAt(point: Point, language: Language, options?: PlaceQuestionOptions): Promise<FoundPlace | undefined>;
  /** @throws EngineUnavailable when the geocoder does not answer */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}
