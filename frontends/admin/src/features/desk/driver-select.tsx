import type { FreeDriverCard, VehicleType } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { useFreeDrivers } from '@pothik/ride-ui';
import { kilometresOf, rangeText } from '@pothik/ride-ui/rules';
import { Field, Select, useFormat } from '@pothik/ui-kit';
import { useDeskText } from './desk-text';

interface DriverSelectProps {
  vehicleType: VehicleType;
  pickup: Point | undefined;
  driver: FreeDriverCard | undefined;
  onDriver(driver: FreeDriverCard | undefined): void;
}

/** Who is asked: the nearest, one after another, or one of those who are free. */
export function DriverSelect({ vehicleType, pickup, driver, onDriver }: DriverSelectProps) {
  const text = useDeskText();
  const { number } = useFormat();
  const free = useFreeDrivers({ vehicleType }, pickup).data?.data ?? [];
  // Who was chosen stays in the list, and the API says if they are not free any more.
  const drivers = driver && !free.some(({ _id }) => _id === driver._id) ? [driver, ...free] : free;
  const labelOf = ({ user, metres }: FreeDriverCard) =>
    metres ? text.away(user.name, rangeText(kilometresOf(metres), number)) : user.name;
  return (
    <Field label={text.driver}>
      <Select
        value={driver?._id ?? ''}
        onChange={({ target }) => onDriver(drivers.find(({ _id }) => _id === target.value))}
        options={[
          { value: '', label: text.nearest },
          ...drivers.map((each) => ({ value: each._id, label: labelOf(each) })),
        ]}
      />
    </Field>
  );
}
