import { AVAILABILITY, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { useDriverText } from '../../drivers/driver-text';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useAdminText } from '../../texts/admin-text';
import { useWords } from '../../texts/word-text';
import type { DriverListView } from './driver-list.rules';

interface DriverFiltersProps {
  view: DriverListView;
  onChange(next: Partial<DriverListView>): void;
}

/** Search, filters and sort order of a driver list. */
export function DriverFilters({ view, onChange }: DriverFiltersProps) {
  const text = useAdminText();
  const { mostRides, mostEarnings, mostExperience } = useDriverText();
  const words = useWords();
  return (
    <div className="admin-filters">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        value={view.searchTerm}
        onSearch={(searchTerm) => onChange({ searchTerm })}
      />
      <FilterSelect
        label={text.vehicleType}
        all={text.allVehicles}
        values={Object.values(VEHICLE_TYPE)}
        wordOf={(type) => words[type]}
        value={view.vehicleType}
        onChoose={(vehicleType) => onChange({ vehicleType })}
      />
      <FilterSelect
        label={text.availability}
        all={text.anyAvailability}
        values={Object.values(AVAILABILITY)}
        wordOf={(availability) => (availability === 'ONLINE' ? text.online : text.offline)}
        value={view.availabilityStatus}
        onChoose={(availabilityStatus) => onChange({ availabilityStatus })}
      />
      <SortSelect
        others={{ rides: mostRides, earnings: mostEarnings, experience: mostExperience }}
        sort={view.sort}
        onSort={(sort) => onChange({ sort })}
      />
    </div>
  );
}
