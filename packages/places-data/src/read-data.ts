import { readFile } from 'node:fs/promises';
import type { PlacesData, RoadsData } from './places.types.js';

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../data/${name}`, import.meta.url), 'utf8'));

/** Areas, roads and streets with their houses, crossings, landmarks and districts. */
export const readPlaces = async (): Promise<PlacesData> =>
  ({
    landmarks: [],
    districts: [],
    ...((await read('places.json')) as Partial<PlacesData>),
  }) as PlacesData;

/** The roads as a graph. */
export const readRoads = async (): Promise<RoadsData> => (await read('roads.json')) as RoadsData;

/** The map file (PMTiles). */
export const MAP_FILE = new URL('../data/dhaka.pmtiles', import.meta.url);
