import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import type { DrawnMapProps } from './drawn-map-props';
import { DriverMarker } from './driver-marker';
import { STREET_ZOOM } from './map-bounds.rules';
import { MapControls } from './map-controls';
import { MapCredit } from './map-credit';
import { useOpenedMap } from './use-opened-map';
import { useRideWay } from './use-ride-way';
import { wayEnds } from './way-ends';

/** The map itself, in a frame that has a height. */
export function DrawnMap(props: DrawnMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [from, to] = wayEnds(props) ?? [];
  const line = useRideWay(from, to);
  const map = useOpenedMap(container, props, line);
  const { moveTo } = props;
  useEffect(() => {
    if (moveTo) map?.flyTo({ center: moveTo, zoom: STREET_ZOOM });
  }, [map, moveTo]);
  return (
    <>
      <div ref={container} className="ui-map-canvas" data-shown={map ? '' : undefined} />
      {map && props.driver && <DriverMarker map={map} driver={props.driver} />}
      <MapControls map={map} />
      <MapCredit />
    </>
  );
}
