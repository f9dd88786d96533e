import { AVAILABILITY, VEHICLE_TYPE } from '@pothik/contracts/driver';
import { useDriverText } from '../../drivers/driver-text';
import { FilterSelect } from '../../lists/filter-select';
import { useListText } from '../../lists/list-text';
import { SearchField } from '../../lists/search-field';
import { useAdminText } from '../../texts/admin-text';
import { useWords } from '../../texts/word-text';
import { DRIVER_SORTS, type DriverListView, type DriverSort } from './driver-list.rules';

interface DriverFiltersProps {
  view: DriverListView;
  onChange(next: Partial<DriverListView>): void;
}

/** Search, filters and order of a driver list. */
export function DriverFilters({ view, onChange }: DriverFiltersProps) {
  const text = useAdminText();
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
      <SortSelect sort={view.sort} onSort={(sort) => onChange({ sort })} />
    </div>
  );
}

function SortSelect({ sort, onSort }: { sort: DriverSort | undefined; onSort(sort: DriverSort | undefined): void }) {
  const lists = useListText();
  const text = useDriverText();
  const words = {
    oldest: lists.oldest,
    rides: text.mostRides,
    earnings: text.mostEarnings,
    experience: text.mostExperience,
  };
  return (
    <FilterSelect
      label={lists.sort}
      all={lists.newest}
      values={Object.keys(DRIVER_SORTS) as DriverSort[]}
      wordOf={(each) => words[each]}
      value={sort}
      onChoose={onSort}
    />
  );
}
