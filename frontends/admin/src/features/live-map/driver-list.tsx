import { Card, useFormat, VehicleDrawing } from '@pothik/ui-kit';
import type { ShownDriver } from './live-drivers.rules';
import { useLiveMapText } from './live-map-text';

/** More names than anybody reads; who looks for one searches among the drivers. */
const NAMES_SHOWN = 50;

interface DriverListProps {
  drivers: readonly ShownDriver[];
  notShown: number;
  chosen: string | undefined;
  onChoose(id: string): void;
}

/** The drivers of the map by name: for the keyboard, and where there is no map. */
export function DriverList({ drivers, notShown, chosen, onChoose }: DriverListProps) {
  const text = useLiveMapText();
  const { number } = useFormat();
  const more = Math.max(0, drivers.length - NAMES_SHOWN) + notShown;
  return (
    <Card flush title={text.drivers} actions={<span className="admin-live-count">{number(drivers.length)}</span>}>
      {drivers.length === 0 && <p className="admin-live-none">{text.noDrivers}</p>}
      <ul className="admin-live-rows">
        {drivers.slice(0, NAMES_SHOWN).map(({ _id, name, vehicleType, shown }) => (
          <li key={_id}>
            <button
              type="button"
              aria-pressed={_id === chosen}
              className="admin-live-row"
              onClick={() => onChoose(_id)}
            >
              <VehicleDrawing type={vehicleType} />
              <span>
                <b>{name}</b>
                <small>{text[shown]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="admin-live-none">{text.notShown(number(more))}</p>}
    </Card>
  );
}
