import { VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { useSearchParams } from 'react-router';
import { knownValue } from '../../lists/list-address.rules';

export const VEHICLE_TYPES: readonly VehicleType[] = Object.values(VEHICLE_TYPE);
const EDITS = ['tariff', 'zone'] as const;
type Edit = (typeof EDITS)[number];

/** What the page shows, stored in the address, so that an open form survives a reload. */
export function useTariffsView() {
  const [parameters, setParameters] = useSearchParams();
  const vehicleType = knownValue(VEHICLE_TYPES, parameters.get('vehicle')) ?? VEHICLE_TYPE.CAR;
  const edit = knownValue(EDITS, parameters.get('edit'));
  const close = () =>
    setParameters((before) => {
      before.delete('edit');
      return before;
    });
  const open = (cityId: string, form: Edit) => setParameters({ vehicle: vehicleType, city: cityId, edit: form });
  /** Whether this form of a city is open. */
  const isOpen = (cityId: string, form: Edit) => edit === form && parameters.get('city') === cityId;
  return { vehicleType, isOpen, open, close };
}
