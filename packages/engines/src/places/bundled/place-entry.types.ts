import type { Point } from '@pothik/contracts/platform';
import type { PlaceKind } from '@pothik/contracts/ride';

/** A place of the bundled data as it is found. Coordinates are in the data's units, 0.00001 degree. */
export interface PlaceEntry {
  id: string;
  kind: PlaceKind;
  /** English, where it is known; else Bangla. */
  name: string;
  nameBn?: string;
  area: string;
  areaBn?: string;
  /** The thana, where the area is a neighbourhood. */
  thana?: string;
  thanaBn?: string;
  x: number;
  y: number;
  /** How likely it is meant among places whose names fit equally. */
  weight: number;
  /** Each of its names whole, by its letters and by its sound; absent where a name alone says too little. */
  wholeNames?: readonly string[];
  /** The road (index) whose houses it has. */
  road?: number;
}

/** The words of a place, each field separated by spaces. */
export interface PlaceWords {
  name: string;
  sound: string;
  /** Thana, and the localities around it. */
  where: string;
}

export interface IndexedPlace {
  entry: PlaceEntry;
  words: PlaceWords;
}

/** A place that somebody has written, with all its names in either script. */
export interface NamedPlace {
  id: string;
  kind: PlaceKind;
  name: string;
  nameBn?: string | undefined;
  /** Further names, which are found and not shown. */
  aliases: readonly string[];
  point: Point;
}
