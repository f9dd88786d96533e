import type { RideEstimate } from '@pothik/contracts/ride';
import { useVehicleWords } from '@pothik/ride-ui';
import { kilometresOf, rangeText } from '@pothik/ride-ui/rules';
import { useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useEstimateText } from './estimate-text';

interface FareRowProps {
  estimate: RideEstimate;
  pressed: boolean;
  onPress(): void;
}

/** What a ride of one vehicle type should cost; pressed, only its free drivers are listed. */
export function FareRow({ estimate, pressed, onPress }: FareRowProps) {
  const text = useEstimateText();
  const words = useVehicleWords();
  const { number, taka } = useFormat();
  const { fare, metres, minutes, vehicleType } = estimate;
  return (
    <button type="button" className="rider-fare-row" aria-pressed={pressed} onClick={onPress}>
      <VehicleDrawing type={vehicleType} />
      <span>
        <b>{words[vehicleType]}</b>
        <small>{text.kilometres(rangeText(kilometresOf(metres), number))}</small>
      </span>
      <span className="rider-fare-range">
        <b>{fare.low === fare.high ? text.oneFare(taka(fare.low)) : text.fare(taka(fare.low), number(fare.high))}</b>
        <small>{text.minutes(rangeText(minutes, number))}</small>
      </span>
    </button>
  );
}
