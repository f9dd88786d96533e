import type { Point } from '@pothik/contracts/platform';
import { MapFrame, PinMarker } from '@pothik/ride-ui';
import { useEffect, useRef, useState } from 'react';
import { usePlacesText } from './places-text';

interface PlaceMapProps {
  /** The point of the number fields, while they have one. */
  point: Point | undefined;
  onPoint(point: Point): void;
}

/** The shorter of two numbers that were typed one after the other is none to move a map for, in ms. */
const TYPED_MS = 600;

/** Sets a point by moving the map under a pin. The map follows numbers that are typed; without a map they are enough. */
export function PlaceMap({ point, onPoint }: PlaceMapProps) {
  const text = usePlacesText();
  const [start, setStart] = useState(point);
  const told = useRef(point);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!point || isSame(point, told.current)) return;
    const timer = setTimeout(() => {
      told.current = point;
      isFirst.current = true;
      setStart(point);
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [point]);
  const rest = (centre: Point) => {
    // Where it opens, nobody has moved it.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    told.current = centre;
    onPoint(centre);
  };
  return (
    <MapFrame
      key={start && `${start.lat},${start.lng}`}
      className="admin-place-map"
      label={text.map}
      start={start}
      takesFocus={false}
      onRest={rest}
    >
      <PinMarker />
      <p className="admin-place-note">{text.mapHint}</p>
    </MapFrame>
  );
}

/** A metre apart, as far as the fields show. */
const isSame = (one: Point, other: Point | undefined): boolean =>
  other !== undefined && one.lat.toFixed(5) === other.lat.toFixed(5) && one.lng.toFixed(5) === other.lng.toFixed(5);
