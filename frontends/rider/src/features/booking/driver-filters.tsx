import { VEHICLE_TYPE } from '@pothik/contracts/driver';
import { useVehicleWords } from '@pothik/ride-ui';
import { Chip, Field, TextInput, VehicleDrawing } from '@pothik/ui-kit';
import { Search } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type DriverFilter, filterOf } from './booking.rules';
import { useBookingText } from './booking-text';

const TYPING_PAUSE_MS = 300;

interface DriverFiltersProps {
  filter: DriverFilter;
  onChange(filter: DriverFilter): void;
}

/** Filters the free drivers by vehicle type, and by search after a typing pause. */
export function DriverFilters({ filter, onChange }: DriverFiltersProps) {
  const text = useBookingText();
  const words = useVehicleWords();
  const { vehicleType } = filter;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the drivers' fieldset would be read twice */}
      <div role="group" aria-label={text.vehicleType} className="rider-chips">
        <Chip pressed={vehicleType === undefined} onClick={() => onChange(filterOf(filter, undefined))}>
          {text.all}
        </Chip>
        {Object.values(VEHICLE_TYPE).map((type) => (
          <Chip
            key={type}
            pressed={vehicleType === type}
            icon={<VehicleDrawing type={type} />}
            onClick={() => onChange(filterOf(filter, type))}
          >
            {words[type]}
          </Chip>
        ))}
      </div>
      <SearchField onSearch={(searchTerm) => onChange({ ...filter, searchTerm })} />
    </>
  );
}

function SearchField({ onSearch }: { onSearch(searchTerm: string): void }) {
  const text = useBookingText();
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search.current(target.value.trim()), TYPING_PAUSE_MS);
  };
  return (
    <Field label={text.search} hideLabel>
      <TextInput
        type="search"
        icon={<Search aria-hidden />}
        placeholder={text.searchHint}
        maxLength={100}
        value={typed}
        onChange={type}
        // Enter in the search field must not submit the booking.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Field>
  );
}
