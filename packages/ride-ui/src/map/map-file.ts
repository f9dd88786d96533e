import { CURRENT_MAP, type CurrentMap } from '@pothik/contracts/platform';
import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);

export interface OpenedFile extends Pick<CurrentMap, 'names'> {
  /** The address of its tiles, as MapLibre asks for them. */
  tiles: string;
  /** West, south, east, north (degrees). */
  bounds: [number, number, number, number];
}

/** Opens the present map file: its head now, its tiles by ranges when they are drawn. @throws Error when it cannot be read */
export async function openMapFile(): Promise<OpenedFile> {
  const answer = await fetch(CURRENT_MAP);
  if (!answer.ok) throw new Error(`The map file is not named: ${answer.status}.`);
  const { file, names } = (await answer.json()) as CurrentMap;
  const address = new URL(file, location.origin).href;
  // A new one each time: the library keeps a head that could not be read.
  const archive = new PMTiles(address);
  const { minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  protocol.add(archive);
  return { tiles: `pmtiles://${address}`, names, bounds: [minLon, minLat, maxLon, maxLat] };
}
