import { useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useEstimateText as useFigures } from '../estimate/use-estimate-text';
import { kilometresOf, minutesOfWay, rangeText } from '../ride.rules';
import { useVehicleWords } from '../words/vehicle-words';
import { useVehicleFaresText } from './vehicle-fares-text';
import type { VehicleRow } from './vehicle-rows.rules';

interface FareRowProps {
  row: VehicleRow;
  pressed: boolean;
  onPress(): void;
}

/** A vehicle type: what the ride should cost, and how far the nearest driver is. Pressed, it is the one that is asked. */
export function FareRow({ row, pressed, onPress }: FareRowProps) {
  const words = useVehicleWords();
  const { vehicleType, estimate, isAway } = row;
  const figures = useFigures(estimate);
  const away = useAway(row);
  return (
    <button
      type="button"
      className="ride-fare-row"
      aria-pressed={pressed && !isAway}
      disabled={isAway}
      onClick={onPress}
    >
      <VehicleDrawing type={vehicleType} />
      <span>
        <b>{words[vehicleType]}</b>
        {away && <small>{away}</small>}
      </span>
      {figures && (
        <span className="ride-fare-range">
          <b>{figures.fare}</b>
          <small>{figures.duration}</small>
        </span>
      )}
    </button>
  );
}

/** In minutes; in kilometres where they are not known, or too many; that somebody is free where nobody's place is known. */
function useAway({ estimate, near, isAway }: VehicleRow): string | undefined {
  const text = useVehicleFaresText();
  const { number } = useFormat();
  if (isAway) return text.noneNear;
  if (!near) return undefined;
  if (!near.metres) return text.freeNow;
  const minutes = estimate && minutesOfWay(near.metres, estimate);
  return minutes
    ? text.minutesAway(rangeText(minutes, number))
    : text.kilometresAway(rangeText(kilometresOf(near.metres), number));
}
