import { PLACE_KIND } from '@pothik/contracts/ride';
import type { PlacesData } from '@pothik/places-data';
import { indexedWords, neighbourhoodOf, weightOfSize, wholeNamesOf, wordsOfNames } from './entry-words.rules.js';
import { pointOf, spotOf } from './metres.rules.js';
import type { IndexedPlace, NamedPlace, PlaceEntry } from './place-entry.types.js';
import { areaNames, crossingNames, namesOf, type RoadNames } from './place-names.rules.js';

/**
 * How likely each kind is meant: an area before a road of its name, a landmark
 * between them, a house's street without a drawn road and a crossing after the roads.
 */
const WEIGHT = { landmark: 3, area: 6, locality: 4, road: 1.5, street: 1, crossing: 0.7, district: 2 } as const;
/** What a main road counts more than a lane. */
const MAIN_ROAD = 1.5;
const LEAST_MAIN_CLASS = 'tertiary';
const COUNTRY = { area: 'Bangladesh', areaBn: 'বাংলাদেশ' } as const;

/** What is read of the data to say where a place lies. */
export type Surroundings = Pick<PlacesData, 'areas' | 'districts' | 'localities'>;

/** The names of every road (index). */
export const roadNamesOf = ({ roads }: PlacesData): RoadNames[] =>
  roads.map(([english, bangla]) => ({ english, bangla }));

/** Where an area (index) lies; empty for places outside every area. */
export function areasOf({ areas, districts }: Pick<PlacesData, 'areas' | 'districts'>) {
  const districtNames = new Map(districts.map(([english, bangla]) => [english, bangla]));
  const known = areas.map(([english, bangla, district]) =>
    areaNames([english, bangla, district], districtNames.get(district)),
  );
  return {
    at: (index: number): Pick<PlaceEntry, 'area' | 'areaBn'> => known[index] ?? COUNTRY,
    districtOf: (district: string): Pick<PlaceEntry, 'area' | 'areaBn'> => {
      const bangla = districtNames.get(district);
      return { area: district, ...(bangla === undefined ? {} : { areaBn: bangla }) };
    },
  };
}

type Indexed = (entry: PlaceEntry, names: readonly (string | null)[], area?: number) => IndexedPlace;

function indexedIn(data: Surroundings): Indexed {
  const neighbourhood = neighbourhoodOf(data);
  return (entry, names, area) => {
    const known = wordsOfNames(names);
    return {
      entry: { ...entry, wholeNames: known.flatMap(wholeNamesOf) },
      words: { ...indexedWords(known), where: neighbourhood(area, entry) },
    };
  };
}

/** Makes entries of places that somebody has written: they lie in the area whose centre is nearest. */
export function writtenEntriesIn(data: Surroundings): (place: NamedPlace) => IndexedPlace {
  const areas = areasOf(data);
  const indexed = indexedIn(data);
  return ({ id, kind, name, nameBn, aliases, point }) => {
    const spot = spotOf(point);
    const area = nearestArea(data, spot.x, spot.y);
    const weight = kind === PLACE_KIND.LOCALITY ? WEIGHT.locality : WEIGHT.landmark;
    const entry = { id, kind, ...namesOf(name, nameBn ?? null), ...areas.at(area), ...spot, weight };
    return indexed(entry, [name, nameBn ?? null, ...aliases], area);
  };
}

/**
 * Every place of the bundled data that has a name of its own, one after another; houses are found by their road.
 * Landmarks are left out where somebody else answers for them.
 */
export function* placeEntries(data: PlacesData, { landmarks }: { landmarks: boolean }): Generator<IndexedPlace> {
  const areas = areasOf(data);
  const indexed = indexedIn(data);
  for (const [index, [english, bangla, district, x, y]] of data.areas.entries()) {
    const entry = { id: `area:${index}`, kind: PLACE_KIND.AREA, ...namesOf(english, bangla), x, y };
    yield indexed({ ...entry, ...areas.districtOf(district), weight: WEIGHT.area }, [english, bangla], index);
  }
  const written = writtenEntriesIn(data);
  if (landmarks) for (const row of data.landmarks) yield written(landmarkOf(row));
  for (const [index, [name, area, x, y, count]] of data.localities.entries()) {
    const entry = { id: `locality:${index}`, kind: PLACE_KIND.LOCALITY, name, ...areas.at(area), x, y };
    yield indexed({ ...entry, weight: WEIGHT.locality * weightOfSize(count) }, [name], area);
  }
  yield* roadEntries(data, areas, indexed);
  for (const [index, [english, bangla, x, y]] of data.districts.entries()) {
    const entry = { id: `district:${index}`, kind: PLACE_KIND.DISTRICT, ...namesOf(english, bangla), ...COUNTRY, x, y };
    yield indexed({ ...entry, weight: WEIGHT.district }, [english, bangla]);
  }
}

function* roadEntries(data: PlacesData, areas: ReturnType<typeof areasOf>, indexed: Indexed): Generator<IndexedPlace> {
  const leastMain = data.classes.indexOf(LEAST_MAIN_CLASS);
  for (const [index, [english, bangla, area, , x, y, roadClass, metres]] of data.roads.entries()) {
    const isMain = roadClass >= 0 && roadClass <= leastMain;
    const weight = (metres > 0 ? WEIGHT.road : WEIGHT.street) * (isMain ? MAIN_ROAD : 1) * weightOfSize(metres / 100);
    const entry = { id: `road:${index}`, kind: PLACE_KIND.ROAD, ...namesOf(english, bangla), ...areas.at(area), x, y };
    yield indexed({ ...entry, weight, road: index }, [english, bangla], area);
  }
  const roads = roadNamesOf(data);
  for (const [index, [one, other, x, y]] of data.crossings.entries()) {
    const [left, right] = [roads[one] as RoadNames, roads[other] as RoadNames];
    const area = data.roads[one]?.[2] ?? -1;
    const entry = { id: `crossing:${index}`, kind: PLACE_KIND.CROSSING, ...crossingNames(left, right) };
    const names = [left.english, left.bangla, right.english, right.bangla];
    yield indexed({ ...entry, ...areas.at(area), x, y, weight: WEIGHT.crossing }, names, area);
  }
}

/** The area (index) whose centre is nearest: landmarks name none. */
function nearestArea({ areas }: Surroundings, x: number, y: number): number {
  const distances = areas.map((area) => Math.hypot(area[3] - x, area[4] - y));
  return distances.indexOf(Math.min(...distances));
}

/** A landmark of the bundled data as a place that somebody has written. */
export const landmarkOf = ([id, name, nameBn, , x, y, aliases]: PlacesData['landmarks'][number]): NamedPlace => ({
  id: `landmark:${id}`,
  kind: PLACE_KIND.LANDMARK,
  name,
  nameBn,
  aliases,
  point: pointOf({ x, y }),
});
