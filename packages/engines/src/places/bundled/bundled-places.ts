import { setImmediate as rest } from 'node:timers/promises';
import { readPlaces, readRoads } from '@pothik/places-data';
import { inSlices } from '../slices.js';
import { Houses } from './houses.js';
import { NearestName } from './nearest-name.js';
import { placeEntries } from './place-entries.js';
import type { IndexedPlace } from './place-entry.types.js';
import { PlaceIndex } from './place-index.js';

export interface BundledPlaces {
  index: PlaceIndex;
  houses: Houses;
  nearest: NearestName;
}

/** Reads and indexes the bundled data, with rests. @throws the signal's reason when it is given up meanwhile */
export async function openBundledPlaces(signal: AbortSignal, parts: { landmarks: boolean }): Promise<BundledPlaces> {
  const places = await readPlaces();
  await rest();
  const roads = await readRoads();
  await rest();
  signal.throwIfAborted();
  const houses = new Houses(places);
  const index = new PlaceIndex();
  const nearest = new NearestName(places, roads, houses);
  const addEntry = (indexed: IndexedPlace) => {
    index.add(indexed);
    nearest.add(indexed.entry);
  };
  await inSlices(placeEntries(places, parts), addEntry, signal);
  await inSlices(places.houses, (street) => nearest.addHouses(houses.add(street)), signal);
  await inSlices(roads.ways, (way) => nearest.addWay(way), signal);
  return { index, houses, nearest };
}
