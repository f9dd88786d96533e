import type { Language, Point } from '@pothik/contracts/platform';
import { type DrawnCircle, MapFrame, PinMarker } from '@pothik/ride-ui';
import { Button } from '@pothik/ui-kit';
import { LocateFixed } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import './place-pin.css';
import { actOf, FIRST_POINT } from './place-pin.rules';
import { usePlacePinText } from './place-pin-text';
import { useHere } from './use-here';
import { usePinnedPlace } from './use-pinned-place';

export interface PlacePinProps {
  /** Which end of the ride is set: its pin looks like it. */
  end: 'pickup' | 'drop';
  /** Where the pin stands at first. */
  start?: Point;
  /** How far the start may be wrong, shown as a circle. */
  circle?: DrawnCircle;
  language: Language;
  onChoose(place: { name: string; point: Point }): void;
  onCancel(): void;
}

/** Sets a place by moving the map under a pin. Without a map it says so, and only Cancel is left. */
export function PlacePin({ end, start = FIRST_POINT, circle, language, onChoose, onCancel }: PlacePinProps) {
  const text = usePlacePinText();
  const [centre, setCentre] = useState<Point>();
  const [hasFailed, setFailed] = useState(false);
  const place = usePinnedPlace(centre, language);
  const here = useHere(setCentre);
  const choose = () => {
    if (place?.name !== undefined) onChoose({ name: place.name, point: place.point });
  };
  const act = (event: KeyboardEvent) => {
    const asked = actOf(event.key, event.target instanceof HTMLCanvasElement);
    if (!asked) return;
    event.preventDefault();
    if (asked === 'choose') choose();
    else onCancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the map and the buttons in it
    <div className="rider-pin" onKeyDown={act}>
      <MapFrame
        className="rider-pin-map"
        label={text.label}
        start={start}
        moveTo={here.point}
        circle={circle}
        onRest={setCentre}
        onFailed={() => setFailed(true)}
      >
        <PinMarker end={end} />
        <p className="rider-pin-note">{text.move}</p>
        {!hasFailed && (
          <Button
            className="rider-pin-here"
            icon={<LocateFixed aria-hidden />}
            loading={here.isAsking}
            onClick={here.ask}
          >
            {text.here}
          </Button>
        )}
      </MapFrame>
      <p role="status" className="rider-pin-said rider-small">
        {here.said && text[here.said]}
      </p>
      <p role="status" className="rider-pin-name">
        {place && (place.name ?? text.asking)}
      </p>
      <div className="rider-pin-actions">
        <Button onClick={onCancel}>{text.cancel}</Button>
        {!hasFailed && (
          <Button variant="primary" disabled={place?.name === undefined} onClick={choose}>
            {text.choose}
          </Button>
        )}
      </div>
    </div>
  );
}

export default PlacePin;
