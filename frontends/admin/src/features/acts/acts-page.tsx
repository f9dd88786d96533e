import { Button, PageHead, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { ACTS, useActText } from '../../acts/act-text';
import { useActs } from '../../acts/use-acts';
import { FilterSelect } from '../../lists/filter-select';
import { useListText } from '../../lists/list-text';
import { PagedCard } from '../../lists/paged-card';
import { SearchField } from '../../lists/search-field';
import { type ActListView, addressOfView, viewOfAddress } from './act-list.rules';
import { useSubjectName } from './act-subject';
import { ActTable } from './act-table';
import { useActsPageText } from './acts-page-text';

const ACTS_A_PAGE = 20;

/** Everything administrators did. The view stands in the address bar. */
export function Component() {
  const text = useActsPageText();
  const { number } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const view = viewOfAddress(parameters);
  const { page, searchTerm, act, subject, oldestFirst } = view;
  const list = useActs({
    page,
    limit: ACTS_A_PAGE,
    subjectId: subject,
    searchTerm: act ?? searchTerm,
    sort: oldestFirst ? 'createdAt' : undefined,
  });
  const show = (next: Partial<ActListView>) =>
    setParameters(addressOfView({ ...view, page: 1, ...next }), { replace: true });
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
  const lists = useListText();
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
      <FilterSelect
        label={lists.sort}
        all={lists.newest}
        values={['oldest']}
        wordOf={() => lists.oldest}
        value={oldestFirst ? 'oldest' : undefined}
        onChoose={(order) => onChange({ oldestFirst: order === 'oldest' })}
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
