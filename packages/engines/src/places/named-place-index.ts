import type { Point } from '@pothik/contracts/platform';
import type { FoundPlace } from '@pothik/contracts/ride';
import { readLandmarksFound, readPlaces } from '@pothik/places-data';
import { wholeNamesOf } from './bundled/entry-words.rules.js';
import { findPlaces } from './bundled/find-places.js';
import { foundPlaceOf } from './bundled/found-place.rules.js';
import { Grid } from './bundled/grid.js';
import type { KnownPlace } from './bundled/merged-places.rules.js';
import { metresBetween, spotOf } from './bundled/metres.rules.js';
import { landmarkOf, type Surroundings, writtenEntriesIn } from './bundled/place-entries.js';
import type { IndexedPlace, NamedPlace, PlaceEntry } from './bundled/place-entry.types.js';
import { PlaceIndex } from './bundled/place-index.js';
import { wordsOf } from './bundled/words.rules.js';
import type { PlaceSearchOptions } from './place-search.js';
import { inSlices } from './slices.js';

/** How near a place must be to give a point its name, in metres: about as far as one sees it. */
const NAMES_WITHIN_METRES = 150;

let surroundings: Promise<Surroundings> | undefined;

/** Read once for a process: few rows, unlike the rest of the data. */
function knownSurroundings(): Promise<Surroundings> {
  surroundings ??= readPlaces().then(({ areas, districts, localities }) => ({ areas, districts, localities }));
  return surroundings;
}

/** Places that somebody has written, found as the bundled ones are: in either script, misspelt, by any of their names. */
export class NamedPlaceIndex {
  private readonly index = new PlaceIndex();
  private readonly grid = new Grid<PlaceEntry>();
  private readonly names = new Map<string, readonly string[]>();

  private constructor() {}

  /** Two thousand places take about a tenth of a second, between whose slices others are answered. */
  static async of(places: readonly NamedPlace[]): Promise<NamedPlaceIndex> {
    const made = new NamedPlaceIndex();
    const indexed = writtenEntriesIn(await knownSurroundings());
    await inSlices(places, (place) => made.add(place, indexed(place)));
    return made;
  }

  /** Those that have all words, the best first, each with all its names: for some of the words the bundled data have more. */
  search(text: string, options: PlaceSearchOptions): KnownPlace[] {
    return findPlaces({ index: this.index }, text, { ...options, isWhole: true }).map((entry) => ({
      place: foundPlaceOf(entry),
      names: this.names.get(entry.id) ?? [],
    }));
  }

  private add({ id, name, nameBn, aliases }: NamedPlace, indexed: IndexedPlace): void {
    this.index.add(indexed);
    this.grid.add(indexed.entry, indexed.entry);
    this.names.set(
      id,
      [name, nameBn, ...aliases].filter((known) => known !== undefined),
    );
  }

  /** The nearest place within 150 m of a point. */
  at(point: Point): FoundPlace | undefined {
    const spot = spotOf(point);
    const [nearest] = this.grid
      .near(spot)
      .map((entry) => ({ entry, metres: metresBetween(spot, entry) }))
      .filter(({ metres }) => metres <= NAMES_WITHIN_METRES)
      .sort((left, right) => left.metres - right.metres);
    return nearest && foundPlaceOf(nearest.entry);
  }
}

/** A landmark of the bundled data, and how its point was found. */
export interface BundledLandmark extends NamedPlace {
  foundBy: string;
}

/** The landmarks of the bundled data: what an operator's places begin with. */
export async function bundledLandmarks(): Promise<BundledLandmark[]> {
  const [{ landmarks }, found] = await Promise.all([readPlaces(), readLandmarksFound()]);
  return landmarks.map((row) => ({ ...landmarkOf(row), foundBy: found[row[0]] ?? '' }));
}

/** A name in the form by which names are compared: spelling, case and generic words of either language are one. */
export const foldedName = (name: string): string => wholeNamesOf(wordsOf(name))[0] ?? '';
