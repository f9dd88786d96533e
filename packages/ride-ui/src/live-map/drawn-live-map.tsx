import 'maplibre-gl/dist/maplibre-gl.css';
import { VEHICLE_TYPE } from '@pothik/contracts/driver';
import { IconButton, VehicleDrawing } from '@pothik/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useMapControlWords } from '../map/map-control-words';
import { MapCredit } from '../map/map-credit';
import type { DrawnLiveMapProps } from './drawn-live-map-props';
import { useLiveMap } from './use-live-map';

/** The live map itself, in a frame that has a height. */
export function DrawnLiveMap(props: DrawnLiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const map = useLiveMap(container, drawings, props);
  const words = useMapControlWords();
  return (
    <>
      <div ref={container} className="ui-map-canvas" data-shown={map ? '' : undefined} />
      <div className="ui-map-controls">
        <IconButton variant="outline" label={words.closer} disabled={!map} onClick={() => map?.zoomIn()}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton variant="outline" label={words.farther} disabled={!map} onClick={() => map?.zoomOut()}>
          <Minus aria-hidden />
        </IconButton>
      </div>
      <MapCredit />
      {/* The pins of the map are drawn from them. */}
      <div ref={drawings} hidden>
        {Object.values(VEHICLE_TYPE).map((type) => (
          <span key={type} data-vehicle={type}>
            <VehicleDrawing type={type} />
          </span>
        ))}
      </div>
    </>
  );
}
