import { PLACE_KIND } from '@pothik/contracts/ride';
import type { HouseRow, PlacesData } from '@pothik/places-data';
import { areasOf, roadNamesOf } from './place-entries.js';
import type { PlaceEntry } from './place-entry.types.js';
import { houseNames } from './place-names.rules.js';
import { houseKey } from './question.rules.js';

/** A house: its road (index), the number as it is written, and its spot. */
export interface House {
  road: number;
  number: string;
  x: number;
  y: number;
}

/** The houses by their street; they are not in the index, which they would make four times as large. */
export class Houses {
  private readonly byRoad = new Map<number, House[]>();
  private readonly names: ReturnType<typeof roadNamesOf>;
  private readonly areas: ReturnType<typeof areasOf>;

  constructor(private readonly data: PlacesData) {
    this.names = roadNamesOf(data);
    this.areas = areasOf(data);
  }

  /** The houses of a road with a number (as `houseKey`): exactly that, then its parts, such as 24/A for 24. */
  find(road: number, number: string): { exact: PlaceEntry[]; parts: PlaceEntry[] } {
    const keyed = (this.byRoad.get(road) ?? []).map((house) => ({ house, key: houseKey(house.number) }));
    const isPart = (key: string) => key.startsWith(number) && /^\D/.test(key.slice(number.length));
    return {
      exact: keyed.filter(({ key }) => key === number).map(({ house }) => this.entryOf(house)),
      parts: keyed.filter(({ key }) => isPart(key)).map(({ house }) => this.entryOf(house)),
    };
  }

  entryOf({ road, number, x, y }: House): PlaceEntry {
    const names = this.names[road] ?? { english: null, bangla: null };
    const area = this.areas.at(this.data.roads[road]?.[2] ?? -1, { x, y });
    const id = `house:${road}:${number}:${x}:${y}`;
    return { id, kind: PLACE_KIND.HOUSE, ...houseNames(number, names), ...area, x, y, weight: 1, road };
  }

  /** Adds the houses of one street, and returns them. */
  add([road, ...numbers]: HouseRow): House[] {
    const row = this.data.roads[road];
    if (row === undefined) return [];
    const houses = Array.from({ length: numbers.length / 3 }, (_, index) => ({
      road,
      number: String(numbers[index * 3]),
      x: row[4] + Number(numbers[index * 3 + 1]),
      y: row[5] + Number(numbers[index * 3 + 2]),
    }));
    this.byRoad.set(road, houses);
    return houses;
  }
}
