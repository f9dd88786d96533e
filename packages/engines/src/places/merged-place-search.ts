import type { Language, Point } from '@pothik/contracts/platform';
import { straightMetres } from '@pothik/contracts/platform';
import { type FoundPlace, PLACE_KIND } from '@pothik/contracts/ride';
import { mergedPlaces } from './bundled/merged-places.rules.js';
import type { NamedPlaceIndex } from './named-place-index.js';
import { type FoundPlaces, type PlaceQuestionOptions, PlaceSearch, type PlaceSearchOptions } from './place-search.js';

/** A place search, and among its answers places that somebody has written; `named` gives their newest index. */
export class MergedPlaceSearch extends PlaceSearch {
  constructor(
    private readonly others: PlaceSearch,
    private readonly named: () => Promise<NamedPlaceIndex>,
  ) {
    super();
  }

  async search(text: string, options: PlaceSearchOptions): Promise<FoundPlaces> {
    const [named, { places, isFallback }] = await Promise.all([this.named(), this.others.search(text, options)]);
    return { places: mergedPlaces(text, named.search(text, options), places, options), isFallback };
  }

  /** A house is nearer than all else; a written place gives its name before a road, and before a crossing farther away. */
  async placeAt(point: Point, language: Language, options?: PlaceQuestionOptions): Promise<FoundPlace | undefined> {
    const [named, other] = await Promise.all([this.named(), this.others.placeAt(point, language, options)]);
    const own = named.at(point);
    if (own === undefined || other?.kind === PLACE_KIND.HOUSE) return other;
    const isCrossing = other?.kind === PLACE_KIND.CROSSING;
    return isCrossing && straightMetres(point, other.point) < straightMetres(point, own.point) ? other : own;
  }

  async ping(): Promise<void> {
    await this.others.ping();
  }

  async close(): Promise<void> {
    await this.others.close();
  }
}
