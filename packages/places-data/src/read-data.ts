import { readFile } from 'node:fs/promises';
import { MAP_FILE_NAME } from './made.js';
import type { PlacesData, RoadsData } from './places.types.js';

const fileOf = (name: string): URL => new URL(`../data/${name}`, import.meta.url);
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(fileOf(name), 'utf8'));

/** Areas, roads and streets with their houses, crossings, landmarks and districts. */
export const readPlaces = async (): Promise<PlacesData> => (await read('places.json')) as PlacesData;

/** The roads as a graph. */
export const readRoads = async (): Promise<RoadsData> => (await read('roads.json')) as RoadsData;

/** How the point of each landmark was found, as a sentence by the landmark's id. */
export const readLandmarksFound = async (): Promise<Readonly<Record<string, string>>> =>
  (await read('landmarks-found.json')) as Record<string, string>;

/** The map file (PMTiles): roads and house numbers. */
export const MAP_FILE = fileOf(MAP_FILE_NAME);
