import { rangeText, wayOf } from '@pothik/ride-ui/rules';
import { useFormat } from '@pothik/ui-kit';
import type { WayLength } from './use-way-to-pickup';
import { roundedMetres } from './way.rules';
import { useWayText } from './way-text';

/** Minutes and metres to the pickup; a straight line says so. */
export function WayFigures({ length: { metres, minutes, isRoad } }: { length: WayLength }) {
  const text = useWayText();
  const { number } = useFormat();
  const { value, unit } = wayOf(roundedMetres(metres));
  const far = text[unit](number(value));
  return (
    <p className="driver-way-figures">
      <b>{minutes ? `${text.minutes(rangeText(minutes, number))} · ${far}` : far}</b>{' '}
      <small>{isRoad ? text.toPickup : text.straight}</small>
    </p>
  );
}
