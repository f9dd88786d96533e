import { useVehicleWords } from '@pothik/ride-ui';
import { kilometresOf, minutesOfWay, rangeText } from '@pothik/ride-ui/rules';
import { useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useEstimateText } from './estimate-text';
import type { VehicleRow } from './vehicle-rows.rules';

interface FareRowProps {
  row: VehicleRow;
  pressed: boolean;
  onPress(): void;
}

/** A vehicle type: what the ride should cost, and how far the nearest driver is. Pressed, it is the one that is asked. */
export function FareRow({ row, pressed, onPress }: FareRowProps) {
  const text = useEstimateText();
  const words = useVehicleWords();
  const { number, taka } = useFormat();
  const { vehicleType, estimate, isAway } = row;
  const away = useAway(row);
  return (
    <button
      type="button"
      className="rider-fare-row"
      aria-pressed={pressed && !isAway}
      disabled={isAway}
      onClick={onPress}
    >
      <VehicleDrawing type={vehicleType} />
      <span>
        <b>{words[vehicleType]}</b>
        {away && <small>{away}</small>}
      </span>
      {estimate && (
        <span className="rider-fare-range">
          <b>
            {estimate.fare.low === estimate.fare.high
              ? text.oneFare(taka(estimate.fare.low))
              : text.fare(taka(estimate.fare.low), number(estimate.fare.high))}
          </b>
          <small>{text.minutes(rangeText(estimate.minutes, number))}</small>
        </span>
      )}
    </button>
  );
}

/** In minutes; in kilometres without an estimate; that somebody is free where nobody's place is known. */
function useAway({ estimate, near, isAway }: VehicleRow): string | undefined {
  const text = useEstimateText();
  const { number } = useFormat();
  if (isAway) return text.noneNear;
  if (!near) return undefined;
  if (!near.metres) return text.freeNow;
  const minutes = estimate && minutesOfWay(near.metres, estimate);
  return minutes
    ? text.minutesAway(rangeText(minutes, number))
    : text.kilometresAway(rangeText(kilometresOf(near.metres), number));
}
