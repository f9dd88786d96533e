import { useStatusWords } from '@pothik/ride-ui';
import { TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { FilterSelect } from '../../lists/filter-select';
import { SortSelect } from '../../lists/sort-select';
import { useRidesText } from '../../rides/rides-text';
import { useAdminText } from '../../texts/admin-text';
import { addressOfView, RIDE_CHOICES, RIDE_DAYS, type RideListView } from './ride-list.rules';

interface RideFiltersProps {
  view: RideListView;
  onChange(next: Partial<RideListView>): void;
}

/** Status, days and order of the list of rides; whose rides it lists, if one person's. */
export function RideFilters({ view, onChange }: RideFiltersProps) {
  const text = useRidesText();
  const { status } = useAdminText();
  const words = useStatusWords('ADMINISTRATOR');
  const everybody = addressOfView({ ...view, page: 1, driver: undefined, rider: undefined });
  return (
    <>
      <div className="admin-filters">
        <FilterSelect
          label={status}
          all={text.everyStatus}
          values={RIDE_CHOICES}
          wordOf={(choice) => (choice === 'OPEN' ? text.open : words[choice])}
          value={view.status}
          onChoose={(choice) => onChange({ status: choice })}
        />
        <FilterSelect
          label={text.days}
          all={text.everyDay}
          values={RIDE_DAYS}
          wordOf={(days) => text[days]}
          value={view.days}
          onChoose={(days) => onChange({ days })}
        />
        <SortSelect<never> others={{}} sort={view.sort} onSort={(sort) => onChange({ sort })} />
      </div>
      {(view.driver || view.rider) && (
        <p>
          {view.driver ? text.ofDriver : text.ofRider}{' '}
          <TextLink asChild className="ui-hit">
            <Link to={`?${everybody}`}>{text.showAll}</Link>
          </TextLink>
        </p>
      )}
    </>
  );
}
