import { Button, PageHead, useFormat } from '@pothik/ui-kit';
import { ACTS, useActText } from '../../acts/act-text';
import { useActs } from '../../acts/use-acts';
import { FilterSelect } from '../../lists/filter-select';
import { PagedCard } from '../../lists/paged-card';
import { SearchField } from '../../lists/search-field';
import { SortSelect } from '../../lists/sort-select';
import { useListView } from '../../lists/use-list-view';
import { type ActListView, addressOfView, viewOfAddress } from './act-list.rules';
import { useSubjectName } from './act-subject';
import { ActTable } from './act-table';
import { useActsPageText } from './acts-page-text';

const ACTS_A_PAGE = 20;

/** Everything administrators did. The view stands in the address bar. */
export function Component() {
  const text = useActsPageText();
  const { number } = useFormat();
  const { view, show } = useListView({ viewOfAddress, addressOfView });
  const { page, searchTerm, act, subject, oldestFirst } = view;
  const list = useActs({
    page,
    limit: ACTS_A_PAGE,
    subjectId: subject,
    searchTerm: act ?? searchTerm,
    sort: oldestFirst ? 'createdAt' : undefined,
  });
  const total = list.data?.meta.total ?? 0;
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.acts}
        className="admin-head"
        aside={list.data && text.actCount(number(total), total === 1)}
      />
      <ActFilters view={view} onChange={show} />
      {subject && (
        <OnlyAbout
          subject={{ subjectId: subject, subjectType: list.data?.data[0]?.subjectType ?? 'driver' }}
          onShowAll={() => show({ subject: undefined })}
        />
      )}
      <PagedCard list={list} onPage={(next) => show({ page: next })}>
        <ActTable
          acts={list.data?.data ?? []}
          loading={list.isPending}
          narrowed={Boolean(act || searchTerm || subject)}
        />
      </PagedCard>
    </div>
  );
}

interface ActFiltersProps {
  view: ActListView;
  onChange(next: Partial<ActListView>): void;
}

/** The API searches for one thing at a time: an act takes the place of words, and words that of an act. */
function ActFilters({ view: { searchTerm, act, oldestFirst }, onChange }: ActFiltersProps) {
  const text = useActsPageText();
  const words = useActText();
  return (
    <div className="admin-filters">
      <SearchField
        label={text.search}
        hint={text.searchHint}
        value={searchTerm}
        onSearch={(term) => onChange({ searchTerm: term, act: undefined })}
      />
      <FilterSelect
        label={text.act}
        all={text.everyAct}
        values={ACTS}
        wordOf={(each) => words[each]}
        value={act}
        onChoose={(chosen) => onChange({ act: chosen, searchTerm: '' })}
      />
      <SortSelect
        others={{}}
        sort={oldestFirst ? 'oldest' : undefined}
        onSort={(order) => onChange({ oldestFirst: order === 'oldest' })}
      />
    </div>
  );
}

interface OnlyAboutProps {
  subject: Parameters<typeof useSubjectName>[0];
  onShowAll(): void;
}

function OnlyAbout({ subject, onShowAll }: OnlyAboutProps) {
  const text = useActsPageText();
  return (
    <p className="admin-only">
      <span>{text.onlyAbout(useSubjectName(subject))}</span>
      <Button size="small" onClick={onShowAll}>
        {text.showAll}
      </Button>
    </p>
  );
}
