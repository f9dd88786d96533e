import { AVAILABILITY, type Availability, VEHICLE_TYPE, type VehicleType } from '@pothik/contracts/driver';
import { Field, Select, TextInput } from '@pothik/ui-kit';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAdminText } from '../../texts/admin-text';
import type { DriverListView } from './driver-list.rules';

const TYPING_PAUSE_MS = 300;

interface DriverFiltersProps {
  view: DriverListView;
  onChange(next: Partial<DriverListView>): void;
}

/** Search and filters of a driver list. The search follows the typing, after a short pause. */
export function DriverFilters({ view, onChange }: DriverFiltersProps) {
  const text = useAdminText();
  const words = { [AVAILABILITY.ONLINE]: text.online, [AVAILABILITY.OFFLINE]: text.offline };
  return (
    <div className="admin-filters">
      <SearchField value={view.searchTerm} onSearch={(searchTerm) => onChange({ searchTerm })} />
      <Field label={text.vehicleType} hideLabel>
        <Select
          value={view.vehicleType ?? ''}
          onChange={({ target }) => onChange({ vehicleType: (target.value || undefined) as VehicleType })}
          options={[
            { value: '', label: text.allVehicles },
            ...Object.values(VEHICLE_TYPE).map((type) => ({ value: type, label: type })),
          ]}
        />
      </Field>
      <Field label={text.availability} hideLabel>
        <Select
          value={view.availabilityStatus ?? ''}
          onChange={({ target }) => onChange({ availabilityStatus: (target.value || undefined) as Availability })}
          options={[
            { value: '', label: text.anyAvailability },
            ...Object.values(AVAILABILITY).map((availability) => ({ value: availability, label: words[availability] })),
          ]}
        />
      </Field>
    </div>
  );
}

function SearchField({ value, onSearch }: { value: string; onSearch(term: string): void }) {
  const text = useAdminText();
  const [typed, setTyped] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause, never a new callback
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={text.search} hideLabel className="admin-search">
      <TextInput
        type="search"
        icon={<Search aria-hidden />}
        placeholder={text.searchHint}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
