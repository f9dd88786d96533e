import type { FreeDriverCard } from '@pothik/contracts/driver';
import { kilometresOf, rangeText } from '@pothik/ride-ui/rules';
import { Avatar, ChoiceCard, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import { useBookingText } from './booking-text';
import type { Refusal } from './recent/recent.rules';

interface DriverCardProps {
  driver: FreeDriverCard;
  checked: boolean;
  onChoose(): void;
  /** Id of the sentence that says that no driver is chosen. */
  describedBy: string | undefined;
  /** They did not take the rider's last request. */
  refusal: Refusal | undefined;
}

/** One free driver: photo, vehicle, experience, and how far they are where that is known. */
export function DriverCard({ driver, checked, onChoose, describedBy, refusal }: DriverCardProps) {
  const text = useBookingText();
  const { number } = useFormat();
  const { user, vehicle, experience, totalRides, metres } = driver;
  const road = [
    text.experience(number(experience), experience === 1),
    text.rides(number(totalRides), totalRides === 1),
  ];
  return (
    <ChoiceCard
      name="driver"
      value={driver._id}
      checked={checked}
      onChange={onChoose}
      aria-describedby={describedBy}
      leading={<Avatar name={user.name} src={user.image || undefined} />}
      title={user.name}
      text={
        <span className="rider-driver-details">
          <VehicleDrawing type={vehicle.vehicleType} />
          <span>
            <span className="rider-block">{`${vehicle.brand} ${vehicle.model}`}</span>
            {road.join(' · ')}
            {refusal && <b className="rider-block rider-refused">{text[refusal]}</b>}
            {metres && <b className="rider-block">{text.away(rangeText(kilometresOf(metres), number))}</b>}
          </span>
        </span>
      }
    />
  );
}
