import { serverNow } from '@pothik/api-client';
import { VEHICLE_TYPE } from '@pothik/contracts/driver';
import { RIDE_STATUS } from '@pothik/contracts/ride';
import { useStatusWords, useVehicleWords } from '@pothik/ride-ui';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';
import { ChosenDays } from './chosen-days';
import { lastWeek, RIDE_DAYS, type RideListView } from './ride-list.rules';

interface RideFiltersProps {
  view: RideListView;
  onChange(next: Partial<RideListView>): void;
}

const STATUSES = Object.values(RIDE_STATUS);

/** Search, status, vehicle, days and order of the list of rides. */
export function RideFilters({ view, onChange }: RideFiltersProps) {
  const text = useRidesText();
  const { status, vehicleType, allVehicles } = useAdminText();
  const words = useStatusWords('ADMINISTRATOR');
  const vehicles = useVehicleWords();
  const hasChosenDays = Boolean(view.from ?? view.to) && !view.days;
  return (
    <>
      <div className="admin-filters">
        <SearchField
          label={text.search}
          hint={text.searchHint}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
        <FilterSelect
          label={status}
          all={text.everyStatus}
          values={STATUSES}
          wordOf={(each) => words[each]}
          value={STATUSES.find((each) => each === view.status)}
          onChoose={(chosen) => onChange({ status: chosen })}
        />
        <FilterSelect
          label={vehicleType}
          all={allVehicles}
          values={Object.values(VEHICLE_TYPE)}
          wordOf={(type) => vehicles[type]}
          value={view.vehicle}
          onChoose={(vehicle) => onChange({ vehicle })}
        />
        <FilterSelect
          label={text.days}
          all={text.everyDay}
          values={[...RIDE_DAYS, 'own' as const]}
          wordOf={(days) => text[days]}
          value={hasChosenDays ? 'own' : view.days}
          onChoose={(days) =>
            onChange(
              days === 'own'
                ? { days: undefined, ...lastWeek(new Date(serverNow())) }
                : { days, from: undefined, to: undefined },
            )
          }
        />
        <SortSelect<never> others={{}} sort={view.sort} onSort={(sort) => onChange({ sort })} />
      </div>
      {hasChosenDays && (
        <ChosenDays key={`${view.from} ${view.to}`} from={view.from} to={view.to} onChoose={onChange} />
      )}
    </>
  );
}
