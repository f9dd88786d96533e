import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import type { Logger } from '../logging/logger.js';
import { Fallback } from './fallback.js';
import { type FoundPlaces, type PlaceQuestionOptions, PlaceSearch, type PlaceSearchOptions } from './place-search.js';

/** A geocoder, and the bundled data while it is away or slow; also for what the geocoder does not find, such as words with typing mistakes. */
export class FallingBackPlaceSearch extends PlaceSearch {
  private readonly fallback: Fallback;

  constructor(
    private readonly geocoder: PlaceSearch,
    private readonly bundled: PlaceSearch,
    logger: Logger,
  ) {
    super();
    this.fallback = new Fallback(logger, {
      away: 'The geocoder is unavailable; the bundled places answer instead',
      back: 'The geocoder is available again',
    });
  }

  async search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    const found = await this.fallback.ask(
      () => this.geocoder.search(text, options),
      async () => ({ ...(await this.bundled.search(text, options)), isFallback: true }),
    );
    return found.isFallback || found.places.length > 0 ? found : this.bundled.search(text, options);
  }

  async placeAt(point: Point, language: Language, options?: PlaceQuestionOptions): Promise<FoundPlace | undefined> {
    const found = await this.fallback.ask(
      () => this.geocoder.placeAt(point, language),
      async () => undefined,
    );
    return found ?? this.bundled.placeAt(point, language, options);
  }

  /** @throws EngineUnavailable when the geocoder does not answer, although the bundled data does */
  async ping(): Promise<void> {
    await this.geocoder.ping();
  }

  async close(): Promise<void> {
    await this.geocoder.close();
    await this.bundled.close();
  }
}
