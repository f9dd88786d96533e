import 'maplibre-gl/dist/maplibre-gl.css';
import { IconButton } from '@pothik/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { DrawnMapProps } from './drawn-map-props';
import { DriverMark } from './driver-mark';
import { useMapControlWords } from './map-control-words';
import { MapCredit } from './map-credit';
import { useOpenedMap } from './use-opened-map';
import { useRideWay } from './use-ride-way';

/** The map itself, in a frame that has a height. */
export function DrawnMap(props: DrawnMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const line = useRideWay(props.pickup?.point, props.drop?.point);
  const map = useOpenedMap(container, props, line);
  const words = useMapControlWords();
  return (
    <>
      <div ref={container} className="ui-map-canvas" data-shown={map ? '' : undefined} />
      {map && props.driver && <DriverMark map={map} driver={props.driver} />}
      <div className="ui-map-controls">
        <IconButton variant="outline" label={words.closer} disabled={!map} onClick={() => map?.zoomIn()}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton variant="outline" label={words.farther} disabled={!map} onClick={() => map?.zoomOut()}>
          <Minus aria-hidden />
        </IconButton>
      </div>
      <MapCredit />
    </>
  );
}
