import type { Point } from '@pothik/contracts/platform';
import { type LngLatBoundsLike, Map as MapLibre, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import { boxAround, isOnMap, reachOf, STREET_ZOOM } from './map-bounds.rules';
import { type OpenedFile, openMapFile } from './map-file';
import { loadMapFonts } from './map-fonts';

// A file of ours and no blob, so that the content security policy needs nothing more than 'self'.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const ZOOM = { least: 9, most: 18 } as const;
/** Between places and the map's edge, in px: marks stay whole, and above also the pin of a driver. */
export const PADDING = { top: 56, right: 40, bottom: 40, left: 40 };
/** A low map would have no room left. */
const LOW_PADDING = { top: 50, right: 32, bottom: 40, left: 32 };
const LOW_PX = 180;

/** The padding of a map by its height. */
export const paddingOf = ({ clientHeight }: HTMLElement) => (clientHeight < LOW_PX ? LOW_PADDING : PADDING);

/** None of the places lies where the map has roads. */
export class BeyondMap extends Error {}

export interface MapToOpen {
  container: HTMLElement;
  /** All of them are in view; without one of them where the map has roads there is no map. */
  shown: readonly Point[];
  /** In view as well. */
  beside: readonly Point[];
  /** One finger moves the map and not the page. */
  setsPlace: boolean;
  locale: NonNullable<MapOptions['locale']>;
  style: (file: OpenedFile) => MapOptions['style'] & object;
  /** Before the first picture, such as what draws its marks. */
  begin?: (map: MapLibre) => void;
  signal: AbortSignal;
}

export interface OpenedMap {
  map: MapLibre;
  file: OpenedFile;
}

/** Opens the map in a container. @throws BeyondMap, or Error when its file cannot be read or nothing can be drawn */
export async function openMap({
  container,
  shown,
  beside,
  setsPlace,
  locale,
  style,
  begin,
  signal,
}: MapToOpen): Promise<OpenedMap> {
  const [file] = await Promise.all([openMapFile(), loadMapFonts()]);
  signal.throwIfAborted();
  const known = shown.filter((point) => isOnMap(file.bounds, point));
  if (known.length === 0 && !setsPlace) throw new BeyondMap();
  const map = new MapLibre({
    container,
    style: style(file),
    bounds: (known.length > 0 ? boxAround([...shown, ...beside]) : file.bounds) as LngLatBoundsLike,
    fitBoundsOptions: { padding: paddingOf(container), maxZoom: STREET_ZOOM },
    maxBounds: reachOf(file.bounds),
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    locale,
    cooperativeGestures: !setsPlace,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    canvasContextAttributes: { powerPreference: 'default' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  signal.addEventListener('abort', () => map.remove());
  begin?.(map);
  await untilShown(map);
  return { map, file };
}

/** Until the first picture is complete. What fails afterwards leaves a gap in it, which is no reason to take it away. */
function untilShown(map: MapLibre): Promise<void> {
  return new Promise((resolve, reject) => {
    map.on('error', ({ error }) => {
      reject(error);
      console.warn('A part of the map did not load.', error);
    });
    map.once('idle', () => resolve());
  });
}
