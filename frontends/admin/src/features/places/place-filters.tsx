import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { PLACE_KINDS, type PlaceListView } from './place-list.rules';
import { usePlacesText } from './places-text';

interface PlaceFiltersProps {
  view: PlaceListView;
  onChange(next: Partial<PlaceListView>): void;
}

/** Search, kind and order of the list of places. */
export function PlaceFilters({ view, onChange }: PlaceFiltersProps) {
  const text = usePlacesText();
  return (
    <div className="admin-filters">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        value={view.searchTerm}
        onSearch={(searchTerm) => onChange({ searchTerm })}
      />
      <FilterSelect
        label={text.kind}
        all={text.everyKind}
        values={PLACE_KINDS}
        wordOf={(kind) => text[kind]}
        value={view.kind}
        onChoose={(kind) => onChange({ kind })}
      />
      <SortSelect others={{ name: text.byName }} sort={view.sort} onSort={(sort) => onChange({ sort })} />
    </div>
  );
}
