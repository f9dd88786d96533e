import { PLACE_KIND } from '@pothik/contracts/ride';
import type { PlacesData, RoadsData } from '@pothik/places-data';
import { Grid } from './grid.js';
import type { House, Houses } from './houses.js';
import { metresBetween, nearestOnLine, type Spot } from './metres.rules.js';
import { areaFinder, spotsOfWay } from './outline.rules.js';
import { areasOf } from './place-entries.js';
import type { PlaceEntry } from './place-entry.types.js';
import { namesOf, roadName } from './place-names.rules.js';

/** How near a place must be to give a spot its name, in metres: about as far as one sees it. */
const WITHIN_METRES = { house: 40, wellKnown: 150, road: 250, district: 60_000 } as const;
const WELL_KNOWN: ReadonlySet<string> = new Set([PLACE_KIND.LANDMARK, PLACE_KIND.CROSSING]);

/** A part of a road between two of its points. */
interface Stretch {
  /** The name (index) of the roads' data. */
  name: number;
  from: Spot;
  to: Spot;
}

/** Names spots: by the house, the landmark or crossing, the road, the area or the district that is nearest. */
export class NearestName {
  private readonly houseGrid = new Grid<House>();
  private readonly wellKnown = new Grid<PlaceEntry>();
  private readonly stretches = new Grid<Stretch>();
  private readonly areaEntries: PlaceEntry[] = [];
  private readonly districts: PlaceEntry[] = [];
  private readonly areaAround: (spot: Spot) => number;

  constructor(
    private readonly places: PlacesData,
    private readonly roads: RoadsData,
    private readonly houses: Houses,
  ) {
    this.areaAround = areaFinder(places.areas);
  }

  addHouses(houses: readonly House[]): void {
    for (const house of houses) this.houseGrid.add(house, house);
  }

  add(entry: PlaceEntry): void {
    if (WELL_KNOWN.has(entry.kind)) this.wellKnown.add(entry, entry);
    else if (entry.kind === PLACE_KIND.AREA) this.areaEntries.push(entry);
    else if (entry.kind === PLACE_KIND.DISTRICT) this.districts.push(entry);
  }

  addWay(way: RoadsData['ways'][number]): void {
    const spots = spotsOfWay(way);
    for (const [index, to] of spots.slice(1).entries()) {
      const from = spots[index] as Spot;
      this.stretches.add({ name: way[1], from, to }, from, to);
    }
  }

  /** The place whose name says best where a spot is; undefined far from everything that is known. */
  at(spot: Spot): PlaceEntry | undefined {
    const house = nearest(this.houseGrid.near(spot), spot, WITHIN_METRES.house);
    if (house !== undefined) return this.houses.entryOf(house);
    return (
      nearest(this.wellKnown.near(spot), spot, WITHIN_METRES.wellKnown) ??
      this.roadAt(spot) ??
      this.areaEntries[this.areaAround(spot)] ??
      nearest(this.districts, spot, WITHIN_METRES.district)
    );
  }

  /** The nearest road, at the spot of it that is nearest: its middle may be kilometres away. */
  private roadAt(spot: Spot): PlaceEntry | undefined {
    const onRoads = this.stretches.near(spot).map(({ name, from, to }) => ({ name, ...nearestOnLine(spot, from, to) }));
    const found = nearest(onRoads, spot, WITHIN_METRES.road);
    if (found === undefined) return undefined;
    const [english, bangla] = this.roads.names[found.name] ?? [null, null];
    const area = areasOf(this.places).at(this.areaAround(found), found);
    const id = `way:${found.name}:${Math.round(found.x)}:${Math.round(found.y)}`;
    return {
      id,
      kind: PLACE_KIND.ROAD,
      ...namesOf(roadName(english), roadName(bangla)),
      ...area,
      x: found.x,
      y: found.y,
      weight: 1,
    };
  }
}

function nearest<Thing extends Spot>(things: readonly Thing[], spot: Spot, withinMetres: number): Thing | undefined {
  let best: { thing: Thing; metres: number } | undefined;
  for (const thing of things) {
    const metres = metresBetween(spot, thing);
    if (metres <= withinMetres && metres < (best?.metres ?? Number.POSITIVE_INFINITY)) best = { thing, metres };
  }
  return best?.thing;
}
