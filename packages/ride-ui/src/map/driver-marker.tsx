import { VehicleDrawing } from '@pothik/ui-kit';
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { glide } from './glide';
import type { MarkedDriver } from './map-content';
import { paddingOf } from './open-map';

/** The driver's vehicle in a pin, whose tip stands where it is; it glides to where it is told next. */
export function DriverMarker({ map, driver }: { map: MapLibre; driver: MarkedDriver }) {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker>(undefined);
  const { lat, lng } = driver.point;
  const first = useRef(driver.point);

  useEffect(() => {
    const made = new Marker({ element, anchor: 'bottom' }).setLngLat(first.current).addTo(map);
    marker.current = made;
    const view = map.getBounds();
    if (!view.contains(first.current))
      map.fitBounds(view.extend(first.current), { padding: paddingOf(map.getContainer()) });
    return () => {
      made.remove();
    };
  }, [map, element]);
  useEffect(() => (marker.current ? glide(marker.current, { lat, lng }) : undefined), [lat, lng]);

  return createPortal(
    <div role="img" aria-label={driver.label} className="ui-map-driver" data-old={driver.isOld ? '' : undefined}>
      <svg width="44" height="46" viewBox="-20 -44 40 44" aria-hidden="true">
        <path d="M0 0L-7-9.4A18 18 0 1 1 7-9.4Z" />
      </svg>
      <VehicleDrawing type={driver.vehicleType} />
    </div>,
    element,
  );
}
