import { RIDE_STATUS } from '@pothik/contracts/ride';
import { Card, ErrorState, Field, PageHead, Pagination, Select, useFormat } from '@pothik/ui-kit';
import { useSearchParams } from 'react-router';
import { useRideWords } from '../../rides/ride-words';
import { STEP_WORD } from '../../rides/step-words';
import { useRiderText } from '../../texts/rider-text';
import { RideDetails } from './ride-details';
import { addressOfView, type RideListView, viewOfAddress } from './ride-list.rules';
import { useRideListText } from './ride-list-text';
import { RideTable } from './ride-table';
import { RIDES_A_PAGE, useRideList } from './use-ride-list';

/** All rides of this rider; filter, page and the opened ride stand in the address bar. */
export function Component() {
  const text = useRideListText();
  const { pageFailedText } = useRiderText();
  const { number } = useFormat();
  const [parameters, setParameters] = useSearchParams();
  const view = viewOfAddress(parameters);
  const { data, error, isFetching, isPending, refetch } = useRideList(view);
  const show = (next: RideListView) => setParameters(addressOfView(next), { replace: true });
  const total = data?.meta.total ?? 0;
  return (
    <div className="ui-page">
      <PageHead title={text.activity} aside={data && text.rideCount(number(total), total === 1)} />
      <div className="rider-stack">
        <StatusFilter view={view} onShow={show} />
        {error && !data ? (
          <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
            {pageFailedText}
          </ErrorState>
        ) : (
          <Card flush>
            <RideTable rides={data?.data ?? []} loading={isPending} view={view} />
            {data && total > RIDES_A_PAGE && <Pages view={view} total={total} busy={isFetching} onShow={show} />}
          </Card>
        )}
      </div>
      {view.ride && <RideDetails rideId={view.ride} onClose={() => show({ ...view, ride: undefined })} />}
    </div>
  );
}

interface ListControlProps {
  view: RideListView;
  onShow(next: RideListView): void;
}

function StatusFilter({ view, onShow }: ListControlProps) {
  const text = useRideListText();
  const words = useRideWords();
  const statuses = Object.values(RIDE_STATUS);
  const options = statuses.map((status) => ({ value: status, label: words[STEP_WORD[status]] }));
  return (
    <Field label={text.status} className="rider-filter">
      <Select
        options={[{ value: '', label: text.allStatuses }, ...options]}
        value={view.status ?? ''}
        onChange={({ target }) => {
          const status = statuses.find((known) => known === target.value);
          onShow({ page: 1, ...(status ? { status } : {}) });
        }}
      />
    </Field>
  );
}

function Pages({ view, total, busy, onShow }: ListControlProps & { total: number; busy: boolean }) {
  const text = useRideListText();
  const { number } = useFormat();
  const { page } = view;
  const first = (page - 1) * RIDES_A_PAGE + 1;
  const last = Math.min(page * RIDES_A_PAGE, total);
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      {...(page > 1 ? { onPrevious: () => onShow({ ...view, page: page - 1 }) } : {})}
      {...(last < total ? { onNext: () => onShow({ ...view, page: page + 1 }) } : {})}
    />
  );
}
