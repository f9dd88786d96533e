import 'maplibre-gl/dist/maplibre-gl.css';
import { VEHICLE_TYPE } from '@pothik/contracts/driver';
import { VehicleDrawing } from '@pothik/ui-kit';
import { useRef } from 'react';
import { MapControls } from '../map/map-controls';
import { MapCredit } from '../map/map-credit';
import type { DrawnLiveMapProps } from './drawn-live-map-props';
import { useLiveMap } from './use-live-map';

/** The live map itself, in a frame that has a height. */
export function DrawnLiveMap(props: DrawnLiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const map = useLiveMap(container, drawings, props);
  return (
    <>
      <div ref={container} className="ui-map-canvas" data-shown={map ? '' : undefined} />
      <MapControls map={map} />
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
