import { useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { useTheme } from '@pothik/ui-kit';
import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { edgeOf } from './circle-layers';
import type { DrawnMapProps } from './drawn-map-props';
import { mapColours } from './map-colours';
import type { MapContent } from './map-content';
import { useMapControlWords } from './map-control-words';
import { mark } from './map-markers';
import { mapStyle } from './map-style';
import { BeyondMap, type OpenedMap, openMap } from './open-map';
import { wayEnds } from './way-ends';

/** How long a map may take on a slow line before the page goes on without it, in ms. */
const PATIENCE_MS = 30_000;

/**
 * Opens the map in its container, again in another language; a change of theme repaints it. Undefined until it is shown.
 * @param line the way along the roads that it shows; undefined while only the straight line is known
 */
export function useOpenedMap(
  container: RefObject<HTMLElement | null>,
  props: DrawnMapProps,
  line: readonly Point[] | undefined,
): MapLibre | undefined {
  const language = useLanguage();
  const { resolvedTheme } = useTheme();
  const words = useMapControlWords();
  const [opened, setOpened] = useState<OpenedMap>();
  const drawn = { ...props, line };
  const latest = useRef(drawn);
  latest.current = drawn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is opened once for each language, with the places it has then
  useEffect(() => {
    const { pickup, drop, driver, start, circle, label, onRest } = latest.current;
    const closing = new AbortController();
    const fail = (error: unknown) => {
      if (closing.signal.aborted) return;
      console.warn('The map is not shown.', error);
      latest.current.onFailed(error instanceof BeyondMap ? 'beyond' : 'failed');
    };
    const patience = setTimeout(() => fail(new Error('It took too long.')), PATIENCE_MS);
    void openMap({
      container: container.current as HTMLElement,
      shown: [pickup?.point, drop?.point, start].filter((point) => point !== undefined),
      beside: [...(driver ? [driver.point] : []), ...(circle ? edgeOf(circle, 4) : [])],
      setsPlace: onRest !== undefined,
      locale: {
        'Map.Title': label,
        'CooperativeGesturesHandler.WindowsHelpText': words.withControl,
        'CooperativeGesturesHandler.MacHelpText': words.withCommand,
        'CooperativeGesturesHandler.MobileHelpText': words.withTwoFingers,
      },
      style: (file) => mapStyle(contentOf(file, latest.current, language)),
      signal: closing.signal,
    })
      .then((map) => {
        setOpened(map);
        begin(map.map, latest.current, (centre) => latest.current.onRest?.(centre));
      }, fail)
      .finally(() => clearTimeout(patience));
    return () => {
      clearTimeout(patience);
      closing.abort();
      setOpened(undefined);
    };
  }, [language]);

  const { agreed, comesFrom } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read from the page, which has them by its theme
  useEffect(() => {
    opened?.map.setStyle(mapStyle(contentOf(opened.file, latest.current, language)));
  }, [opened, resolvedTheme, agreed, line, comesFrom]);
  return opened?.map;
}

function contentOf(
  { tiles, names }: OpenedMap['file'],
  { line, circle, agreed = false, ...places }: DrawnMapProps & { line: readonly Point[] | undefined },
  language: MapContent['language'],
): MapContent {
  const ends = wayEnds(places);
  const way = ends && { points: line ?? ends, isRoad: line !== undefined, agreed };
  return { tiles, names, language, colours: mapColours(), way, circle };
}

/** What stands on the map besides its style, and what it tells. */
function begin(
  map: MapLibre,
  { pickup, drop, onRest, takesFocus = true }: DrawnMapProps,
  rest: (centre: Point) => void,
): void {
  if (pickup) mark(map, 'pickup', pickup);
  if (drop) mark(map, 'drop', drop);
  if (!onRest) return;
  const tell = () => {
    const { lat, lng } = map.getCenter();
    rest({ lat, lng });
  };
  // A resize ends a move as well, but has no event of a person: it must not overwrite what somebody types beside the map.
  map.on('moveend', ({ originalEvent }) => originalEvent && tell());
  if (takesFocus) map.getCanvas().focus();
  tell();
}
