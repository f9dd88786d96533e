import { setImmediate as rest } from 'node:timers/promises';
import { readPlaces, readRoads } from '@pothik/places-data';
import { Houses } from './houses.js';
import { NearestName } from './nearest-name.js';
import { placeEntries } from './place-entries.js';
import { PlaceIndex } from './place-index.js';

/** The longest work without a rest, in milliseconds: the process answers others meanwhile. */
const SLICE_MS = 12;

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
  await inSlices(placeEntries(places, parts), signal, (indexed) => {
    index.add(indexed);
    nearest.add(indexed.entry);
  });
  await inSlices(places.houses, signal, (street) => nearest.addHouses(houses.add(street)));
  await inSlices(roads.ways, signal, (way) => nearest.addWay(way));
  return { index, houses, nearest };
}

async function inSlices<Item>(items: Iterable<Item>, signal: AbortSignal, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await rest();
    signal.throwIfAborted();
    began = performance.now();
  }
}
