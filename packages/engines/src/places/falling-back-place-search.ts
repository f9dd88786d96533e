import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { isEngineUnavailable } from '../failures/engine-unavailable.js';
import type { Logger } from '../logging/logger.js';
import { type FoundPlaces, type PlaceQuestionOptions, PlaceSearch, type PlaceSearchOptions } from './place-search.js';

/**
 * A geocoder, and the bundled data while it is away or slow; also for what the geocoder does not find, such as words with
 * typing mistakes. Logs once when the geocoder goes away and once when it is back.
 */
export class FallingBackPlaceSearch extends PlaceSearch {
  private isAway = false;

  constructor(
    private readonly geocoder: PlaceSearch,
    private readonly bundled: PlaceSearch,
    private readonly logger: Logger,
  ) {
    super();
  }

  async search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    const found = await this.ofGeocoder(() => this.geocoder.search(text, options));
    if (found !== undefined && found.places.length > 0) return found;
    const { places } = await this.bundled.search(text, options);
    return { places, isFallback: found === undefined };
  }

  async placeAt(point: Point, language: Language, options?: PlaceQuestionOptions): Promise<FoundPlace | undefined> {
    const found = await this.ofGeocoder(() => this.geocoder.placeAt(point, language));
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

  /** The geocoder's answer; undefined while it is away. */
  private async ofGeocoder<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await ask();
      if (this.isAway) this.logger.info('The geocoder is available again');
      this.isAway = false;
      return answer;
    } catch (error) {
      if (!isEngineUnavailable(error)) throw error;
      if (!this.isAway) this.logger.warn({ error }, 'The geocoder is unavailable; the bundled places answer instead');
      this.isAway = true;
      return undefined;
    }
  }
}
