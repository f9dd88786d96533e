import { useLanguage } from '@pothik/api-client';
import type { Language } from '@pothik/contracts/platform';
import { useTheme } from '@pothik/ui-kit';
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { boxAround } from '../map/map-bounds.rules';
import { mapColours } from '../map/map-colours';
import { useMapControlWords } from '../map/map-control-words';
import { mapStyle } from '../map/map-style';
import { type OpenedMap, openMap, PADDING } from '../map/open-map';
import type { DrawnLiveMapProps } from './drawn-live-map-props';
import { onClicks } from './live-clicks';
import { liveColours } from './live-colours';
import { liveLayers } from './live-layers';
import { drawPictures } from './live-pictures';
import { isCrowded, type LiveSource, liveSources } from './live-sources';

/** How long the map may take on a slow line before the page goes on without it, in ms. */
const PATIENCE_MS = 30_000;
const GROUP_RADIUS_PX = 56;
const FOCUS_ZOOM = 15;
/** Below this width one finger scrolls the page and two move the map. */
const NARROW = '(max-width: 63.99rem)';

/** Opens the live map in its container; its content is data of the map's sources, so that a thousand drivers cost no elements. `drawings`: holds the vehicles’ drawings. */
export function useLiveMap(
  container: RefObject<HTMLElement | null>,
  drawings: RefObject<HTMLElement | null>,
  props: DrawnLiveMapProps,
): MapLibre | undefined {
  const language = useLanguage();
  const { resolvedTheme } = useTheme();
  const words = useMapControlWords();
  const [opened, setOpened] = useState<OpenedMap>();
  const latest = useRef(props);
  latest.current = props;
  const isGrouped = useRef(false);
  const hasLooked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is opened once for each language
  useEffect(() => {
    const closing = new AbortController();
    const fail = (error: unknown) => {
      if (closing.signal.aborted) return;
      console.warn('The map is not shown.', error);
      latest.current.onFailed();
    };
    const patience = setTimeout(() => fail(new Error('It took too long.')), PATIENCE_MS);
    isGrouped.current = false;
    hasLooked.current = false;
    void openMap({
      container: container.current as HTMLElement,
      shown: [],
      beside: [],
      setsPlace: true,
      locale: {
        'Map.Title': latest.current.label,
        'CooperativeGesturesHandler.WindowsHelpText': words.withControl,
        'CooperativeGesturesHandler.MacHelpText': words.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': words.withTwoFingers,
      },
      style: (file) => styleOf(file, latest.current, { theme: resolvedTheme, language, isGrouped: false }),
      begin: (map) => drawPictures(map, drawings),
      signal: closing.signal,
    })
      .then((map) => {
        if (matchMedia(NARROW).matches) map.map.cooperativeGestures.enable();
        onClicks(map.map, latest);
        const regroup = () => group(map.map, latest.current, isGrouped);
        map.map.on('moveend', regroup);
        // Whoever has moved the map looks where they want to.
        map.map.on('movestart', ({ originalEvent }) => {
          if (originalEvent) hasLooked.current = true;
        });
        setOpened(map);
      }, fail)
      .finally(() => clearTimeout(patience));
    return () => {
      clearTimeout(patience);
      closing.abort();
      setOpened(undefined);
    };
  }, [language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which has them by its theme
  useEffect(() => {
    if (!opened) return;
    const look = { theme: resolvedTheme, language, isGrouped: isGrouped.current };
    opened.map.setStyle(styleOf(opened.file, latest.current, look));
  }, [opened, resolvedTheme]);

  const { drivers, incidents, chosen, track, focus } = props;
  useEffect(() => {
    if (!opened) return;
    if (!hasLooked.current) hasLooked.current = lookAtAll(opened.map, { drivers, incidents });
    group(opened.map, { drivers }, isGrouped);
    for (const [source, data] of Object.entries(liveSources({ drivers, incidents, chosen, track })))
      opened.map.getSource<GeoJSONSource>(source)?.setData(data);
  }, [opened, drivers, incidents, chosen, track]);

  useEffect(() => {
    if (opened && focus)
      opened.map.easeTo({ center: focus.point, zoom: Math.max(opened.map.getZoom(), FOCUS_ZOOM), duration: 600 });
  }, [opened, focus]);
  return opened?.map;
}

interface Look {
  theme: string;
  language: Language;
  isGrouped: boolean;
}

function styleOf(
  { tiles, names }: OpenedMap['file'],
  content: DrawnLiveMapProps,
  { theme, language, isGrouped }: Look,
): StyleSpecification {
  const style = mapStyle({ tiles, names, language, colours: mapColours() });
  const sources = Object.entries(liveSources(content)).map(([name, data]) => [
    name,
    { type: 'geojson', data, ...(name === FREE ? { cluster: isGrouped, clusterRadius: GROUP_RADIUS_PX } : {}) },
  ]);
  return {
    ...style,
    sources: { ...style.sources, ...Object.fromEntries(sources) },
    layers: [...style.layers, ...liveLayers(liveColours(), theme, language)],
  };
}

const FREE: LiveSource = 'live-free';

/** Groups the free cars while too many of them are in view. */
function group(map: MapLibre, { drivers }: Pick<DrawnLiveMapProps, 'drivers'>, isGrouped: { current: boolean }): void {
  const isNow = isCrowded(drivers, map.getBounds());
  if (isNow === isGrouped.current) return;
  isGrouped.current = isNow;
  map.getSource<GeoJSONSource>(FREE)?.setClusterOptions({ cluster: isNow, clusterRadius: GROUP_RADIUS_PX });
}

/** Brings everybody into view. @returns false while there is nobody: the whole map stays */
function lookAtAll(map: MapLibre, { drivers, incidents }: Pick<DrawnLiveMapProps, 'drivers' | 'incidents'>): boolean {
  const points = [...drivers, ...incidents].map(({ point }) => point);
  if (points.length > 0) map.fitBounds(boxAround(points), { padding: PADDING, maxZoom: FOCUS_ZOOM, animate: false });
  return points.length > 0;
}
