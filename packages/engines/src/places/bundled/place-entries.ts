import { isBangla } from '@pothik/contracts/platform';
import { PLACE_KIND } from '@pothik/contracts/ride';
import type { PlacesData } from '@pothik/places-data';
import { indexedWords, neighbourhoodOf, weightOfSize, wholeNamesOf, wordsOfNames } from './entry-words.rules.js';
import { pointOf, type Spot, spotOf } from './metres.rules.js';
import { allNeighbourhoods, neighbourhoodAt } from './neighbourhood.rules.js';
import { NO_LOCALITIES } from './neighbourhoods.table.js';
import { areaFinder } from './outline.rules.js';
import type { IndexedPlace, NamedPlace, PlaceEntry } from './place-entry.types.js';
import { areaNames, crossingNames, namesOf, type RoadNames, roadName } from './place-names.rules.js';
import { inBangla, inEnglish } from './script-names.rules.js';

/**
 * How likely each kind is meant: an area before a road of its name, a landmark
 * between them, a house's street without a drawn road and a crossing after the roads.
 */
const WEIGHT = { landmark: 3, area: 6, locality: 4, road: 1.5, street: 1, crossing: 0.7, district: 2 } as const;
/** What a main road counts more than a lane. */
const MAIN_ROAD = 1.5;
const LEAST_MAIN_CLASS = 'tertiary';
const COUNTRY = { area: 'Bangladesh', areaBn: 'বাংলাদেশ' } as const;
/** All neighbourhoods are of this district. */
const DHAKA = { english: 'Dhaka', bangla: 'ঢাকা' } as const;
/** How many houses a locality of the data has that is as well known as a neighbourhood. */
const WELL_KNOWN_HOUSES = 100;

/** What is read of the data to say where a place lies. */
export type Surroundings = Pick<PlacesData, 'areas' | 'districts' | 'localities'>;

/** The names of every road (index). */
export const roadNamesOf = ({ roads }: PlacesData): RoadNames[] =>
  roads.map(([english, bangla]) => ({ english: roadName(english), bangla: roadName(bangla) }));

type Lying = Pick<PlaceEntry, 'area' | 'areaBn' | 'thana' | 'thanaBn'>;

/** Where a place lies, as people say it: its neighbourhood, else its thana (index); the country outside every area. */
export function areasOf({ areas, districts }: Pick<PlacesData, 'areas' | 'districts'>) {
  const districtNames = new Map(districts.map(([english, bangla]) => [english, bangla]));
  const known = areas.map(([english, bangla, district]) =>
    areaNames([english, bangla, district], districtNames.get(district)),
  );
  return {
    at: (index: number, spot: Spot): Lying => {
      const near = neighbourhoodAt(spot);
      if (near === undefined) return known[index] ?? COUNTRY;
      const [thana, thanaBn] = areas[index] ?? [];
      return {
        ...areaNames([near.name, near.nameBn, DHAKA.english], DHAKA.bangla),
        ...(thana === undefined ? {} : { thana }),
        ...(thanaBn ? { thanaBn } : {}),
      };
    },
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
    const made = wordsOfNames([otherName(entry)]);
    const known = wordsOfNames(names);
    const sounds = new Set(known.flat().map(({ sound }) => sound));
    // What is shown in the other script is found too; most of its words sound as they do in the name.
    const others = made.map((words) => words.filter(({ sound }) => !sounds.has(sound)));
    return {
      entry: { ...entry, wholeNames: [...known, ...made].flatMap(wholeNamesOf) },
      words: { ...indexedWords([...known, ...others]), where: neighbourhood(area, entry) },
    };
  };
}

/** The name that a place is shown by in the other script, where the data have it in one; a crossing has the names of two roads. */
function otherName({ kind, name, nameBn }: PlaceEntry): string | null {
  if (kind === PLACE_KIND.CROSSING) return null;
  if (isBangla(name)) return inEnglish(name);
  return nameBn === undefined ? (inBangla(name) ?? null) : null;
}

/** Makes entries of places that somebody has written: outside every area they lie in the one whose centre is nearest. */
export function writtenEntriesIn(data: Surroundings): (place: NamedPlace) => IndexedPlace {
  const areas = areasOf(data);
  const indexed = indexedIn(data);
  const areaAround = areaFinder(data.areas);
  return ({ id, kind, name, nameBn, aliases, point }) => {
    const spot = spotOf(point);
    const around = areaAround(spot);
    const area = around >= 0 ? around : nearestArea(data, spot.x, spot.y);
    const weight = kind === PLACE_KIND.LOCALITY ? WEIGHT.locality : WEIGHT.landmark;
    const entry = { id, kind, ...namesOf(name, nameBn ?? null), ...areas.at(area, spot), ...spot, weight };
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
  yield* neighbourhoodEntries(data, areas, indexed);
  yield* roadEntries(data, areas, indexed);
  for (const [index, [english, bangla, x, y]] of data.districts.entries()) {
    const entry = { id: `district:${index}`, kind: PLACE_KIND.DISTRICT, ...namesOf(english, bangla), ...COUNTRY, x, y };
    yield indexed({ ...entry, weight: WEIGHT.district }, [english, bangla]);
  }
}

/** The neighbourhoods, and the localities of the data that are none of them; a thana has its own row. */
function* neighbourhoodEntries(
  data: PlacesData,
  areas: ReturnType<typeof areasOf>,
  indexed: Indexed,
): Generator<IndexedPlace> {
  const areaAround = areaFinder(data.areas);
  const isThana = (name: string) => data.areas.some(([english]) => english === name);
  for (const { name, nameBn, aliases, middle } of allNeighbourhoods().filter((each) => !isThana(each.name))) {
    const entry = { id: `neighbourhood:${name}`, kind: PLACE_KIND.LOCALITY, ...namesOf(name, nameBn), ...middle };
    const weight = WEIGHT.locality * weightOfSize(WELL_KNOWN_HOUSES);
    yield indexed(
      { ...entry, ...areas.districtOf(DHAKA.english), weight },
      [name, nameBn, ...aliases],
      areaAround(middle),
    );
  }
  const known = new Set(
    allNeighbourhoods().flatMap(({ name, nameBn, aliases }) => wholeOf([name, nameBn, ...aliases])),
  );
  for (const [index, [name, area, x, y, count]] of data.localities.entries()) {
    if (NO_LOCALITIES.has(name) || wholeOf([name]).some((whole) => known.has(whole))) continue;
    const names = isBangla(name) ? namesOf(null, name) : namesOf(name, null);
    const entry = { id: `locality:${index}`, kind: PLACE_KIND.LOCALITY, ...names, ...areas.at(area, { x, y }), x, y };
    yield indexed({ ...entry, weight: WEIGHT.locality * weightOfSize(count) }, [name], area);
  }
}

const wholeOf = (names: readonly string[]): string[] => wordsOfNames(names).flatMap(wholeNamesOf);

function* roadEntries(data: PlacesData, areas: ReturnType<typeof areasOf>, indexed: Indexed): Generator<IndexedPlace> {
  const leastMain = data.classes.indexOf(LEAST_MAIN_CLASS);
  const roads = roadNamesOf(data);
  for (const [index, [, , area, , x, y, roadClass, metres]] of data.roads.entries()) {
    const { english, bangla } = roads[index] as RoadNames;
    const isMain = roadClass >= 0 && roadClass <= leastMain;
    const weight = (metres > 0 ? WEIGHT.road : WEIGHT.street) * (isMain ? MAIN_ROAD : 1) * weightOfSize(metres / 100);
    const entry = {
      id: `road:${index}`,
      kind: PLACE_KIND.ROAD,
      ...namesOf(english, bangla),
      ...areas.at(area, { x, y }),
      x,
      y,
    };
    yield indexed({ ...entry, weight, road: index }, [english, bangla], area);
  }
  for (const [index, [one, other, x, y]] of data.crossings.entries()) {
    const [left, right] = [roads[one] as RoadNames, roads[other] as RoadNames];
    const area = data.roads[one]?.[2] ?? -1;
    const entry = { id: `crossing:${index}`, kind: PLACE_KIND.CROSSING, ...crossingNames(left, right) };
    const names = [left.english, left.bangla, right.english, right.bangla];
    yield indexed({ ...entry, ...areas.at(area, { x, y }), x, y, weight: WEIGHT.crossing }, names, area);
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
