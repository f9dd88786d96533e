import type { Language, Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { EngineUnavailable } from '../failures/engine-unavailable.js';
import { type BundledPlaces, openBundledPlaces } from './bundled/bundled-places.js';
import { findPlaces } from './bundled/find-places.js';
import { foundPlaceOf } from './bundled/found-place.rules.js';
import { spotOf } from './bundled/metres.rules.js';
import { inBothScripts } from './bundled/script-names.rules.js';
import { type FoundPlaces, PlaceSearch, type PlaceSearchOptions } from './place-search.js';

/**
 * The bundled data, indexed in memory by the first question, which waits for it one to three seconds; the process
 * answers others meanwhile. An area or district is answered with its centre, everything else with its own point.
 */
export class BundledPlaceSearch extends PlaceSearch {
  private opening: Promise<BundledPlaces> | undefined;
  private readonly end = new AbortController();

  /** `landmarks`: false where somebody else answers for them. */
  constructor(private readonly parts: { landmarks: boolean } = { landmarks: true }) {
    super();
  }

  async search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    const entries = findPlaces(await this.places(), text, options);
    return { places: entries.map(foundPlaceOf).map(inBothScripts), isFallback: false };
  }

  async placeAt(point: Point, _language: Language): Promise<FoundPlace | undefined> {
    const entry = (await this.places()).nearest.at(spotOf(point));
    return entry && inBothScripts(foundPlaceOf(entry));
  }

  /** It is in the process, so it always answers. */
  async ping(): Promise<void> {}

  /** Gives up the indexing. */
  async close(): Promise<void> {
    this.end.abort(new EngineUnavailable('places', new Error('It is closed.')));
    await this.opening?.catch((error: unknown) => {
      if (error !== this.end.signal.reason) throw error;
    });
  }

  private places(): Promise<BundledPlaces> {
    this.opening ??= openBundledPlaces(this.end.signal, this.parts);
    return this.opening;
  }
}
