import type { DriverStatus } from '@pothik/contracts/driver';
import { AVAILABILITY, VEHICLE_TYPE } from '@pothik/contracts/driver';
import type { ReactNode } from 'react';
import { useDriverText } from '../../drivers/driver-text';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useAdminText } from '../../texts/admin-text';
import { useWords } from '../../texts/word-text';
import { type DriverListView, shownSort } from './driver-list.rules';

interface DriverFiltersProps {
  status: DriverStatus | undefined;
  view: DriverListView;
  onChange(next: Partial<DriverListView>): void;
  /** What else is done with the list. */
  children: ReactNode;
}

/** Search, filters and sort order of a driver list. */
export function DriverFilters({ status, view, onChange, children }: DriverFiltersProps) {
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
        sort={shownSort(view.sort, status)}
        // On the list whose order is another unless chosen, newest first is a choice too.
        onSort={(sort) => onChange({ sort: sort ?? (status === 'PENDING' ? 'newest' : undefined) })}
      />
      {children}
    </div>
  );
}
