import { ROLE } from '@pothik/contracts/platform';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../lists/filter-select';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useWords } from '../../texts/word-text';
import { type UserListView, VERIFIED } from './user-list.rules';
import { useUsersText } from './users-text';

interface UserFiltersProps {
  view: UserListView;
  onChange(next: Partial<UserListView>): void;
  /** What else is done with the list. */
  children: ReactNode;
}

/** Search, filters and sort order of the list of accounts. */
export function UserFilters({ view, onChange, children }: UserFiltersProps) {
  const text = useUsersText();
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
        label={text.role}
        all={text.everyRole}
        values={Object.values(ROLE)}
        wordOf={(role) => words[role]}
        value={view.role}
        onChoose={(role) => onChange({ role })}
      />
      <FilterSelect
        label={text.verified}
        all={text.either}
        values={VERIFIED}
        wordOf={(verified) => (verified === 'true' ? text.verified : text.notVerified)}
        value={view.verified}
        onChoose={(verified) => onChange({ verified })}
      />
      <SortSelect
        others={{ name: text.byName, email: text.byEmail }}
        sort={view.sort}
        onSort={(sort) => onChange({ sort })}
      />
      {children}
    </div>
  );
}
