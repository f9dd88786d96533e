import { INCIDENT_STATUS } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { EmptyState, ErrorState, PageHead, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { SoundSwitch } from '../../alarm/sound-switch';
import { useIncidentCounts } from '../../incidents/use-incident-counts';
import { useUnresolvedIncidents } from '../../incidents/use-unresolved-incidents';
import { ExportList } from '../../lists/export/export-list';
import { FilterSelect } from '../../lists/filter-select';
import { ListPages, type Paging } from '../../lists/list-pages';
import type { PageSize } from '../../lists/page-size.rules';
import { useListView } from '../../lists/use-list-view';
import { useAdminText } from '../../texts/admin-text';
import { useWords } from '../../texts/word-text';
import { IncidentCard } from './incident-card';
import { addressOfView, type IncidentListView, incidentQuery, viewOfAddress } from './incident-list.rules';
import { useIncidentText } from './incident-text';
import { OnlyOf } from './only-of';
import { useIncidents } from './use-incidents';

/** SOS incidents, newest first; a new one appears at once. Status and page are in the address bar. */
export function Component() {
  const text = useAdminText();
  const { every, status: statusLabel } = useIncidentText();
  const words = useWords();
  const counts = useIncidentCounts();
  const { view, size, show, paging } = useListView({ viewOfAddress, addressOfView });
  const { data: unresolved } = useUnresolvedIncidents();
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.incidents}
        className="admin-head"
        aside={unresolved && (counts(unresolved) || text.noneUnresolved)}
      />
      <div className="admin-filters">
        <FilterSelect
          label={statusLabel}
          all={every}
          values={Object.values(INCIDENT_STATUS)}
          wordOf={(status) => words[status]}
          value={view.status}
          onChoose={(status) => show({ status })}
        />
        <ExportList route={rideRoutes.exportIncidents} query={incidentQuery(view)} />
        <SoundSwitch />
      </div>
      <OnlyOf view={view} onShowAll={() => show({ ride: undefined, person: undefined })} />
      <Incidents view={view} size={size} paging={paging} />
    </div>
  );
}

interface IncidentsProps {
  view: IncidentListView;
  size: PageSize;
  paging: Paging;
}

function Incidents({ view, size, paging }: IncidentsProps) {
  const text = useAdminText();
  const { noneOfStatus } = useIncidentText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useIncidents(view, size);
  if (!data && error)
    return (
      <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {text.pageFailedText}
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label={text.incidents} className="admin-stack">
        <Skeleton width="100%" height="12rem" />
        <Skeleton width="100%" height="12rem" />
      </SkeletonGroup>
    );
  return (
    <>
      {data.data.length === 0 && (
        <EmptyState title={text.noIncidents} art={<ShieldCheck aria-hidden />}>
          {view.status ? noneOfStatus : text.noIncidentsText}
        </EmptyState>
      )}
      {data.data.map((incident) => (
        <IncidentCard key={incident._id} incident={incident} />
      ))}
      <ListPages meta={data.meta} busy={isPlaceholderData} paging={paging} />
    </>
  );
}
