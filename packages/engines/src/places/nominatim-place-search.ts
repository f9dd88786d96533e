import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { placeOf, placesOf } from './nominatim-answer.rules.js';
import { isQuestion, reverseQuery, searchQuery } from './nominatim-question.rules.js';
import { type FoundPlaces, PlaceSearch, type PlaceSearchOptions } from './place-search.js';

/** Issue 18: after this the bundled data answers instead. */
const ANSWER_WITHIN_MS = 500;

/**
 * Nominatim by its address. While it is away, slow or refuses, every call throws EngineUnavailable, after at most 500 ms.
 * Its errors name neither text nor point.
 */
export class NominatimPlaceSearch extends PlaceSearch {
  private readonly address: string;

  /** @param url `http://host:port`, or with a path before /search */
  constructor(url: string) {
    super();
    this.address = url.replace(/\/+$/, '');
  }

  async search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    if (!isQuestion(text)) return { places: [], isFallback: false };
    const places = await this.asked('search', searchQuery(text, options), placesOf);
    return { places: places.slice(0, options.limit), isFallback: false };
  }

  async placeAt(point: Point, language: Language): Promise<FoundPlace | undefined> {
    return this.asked('reverse', reverseQuery(point, language), placeOf);
  }

  async ping(): Promise<void> {
    await this.asked('status', new URLSearchParams({ format: 'json' }), () => undefined);
  }

  /** Nothing is open between questions but idle connections, which end by themselves. */
  async close(): Promise<void> {}

  private async asked<Read>(what: string, query: URLSearchParams, read: (answer: unknown) => Read): Promise<Read> {
    try {
      const response = await fetch(`${this.address}/${what}?${query}`, {
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`status ${response.status}`);
      return read(JSON.parse(answer));
    } catch (error) {
      throw new EngineUnavailable('places', withoutText(error));
    }
  }
}

/** The error of a JSON parser quotes the answer, in which are places. */
const withoutText = (error: unknown): unknown =>
  error instanceof SyntaxError ? new Error('The answer is no JSON.') : error;
