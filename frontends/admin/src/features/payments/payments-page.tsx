import { UNDECIDED_PAYMENTS } from '@pothik/contracts/ride';
import { EmptyState, ErrorState, PageHead, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { FilterSelect } from '../../lists/filter-select';
import { ListPages } from '../../lists/list-pages';
import { useListView } from '../../lists/use-list-view';
import { useAdminText } from '../../texts/admin-text';
import { PaymentCard } from './payment-card';
import { addressOfView, viewOfAddress } from './payment-list.rules';
import { usePaymentsText } from './payments-text';
import { usePayments } from './use-payments';

/** Payments that rider and driver cannot end between them, newest first. Status and page are in the address bar. */
export function Component() {
  const text = usePaymentsText();
  const { listFailed, pageFailedText } = useAdminText();
  const { view, size, show, paging } = useListView({ viewOfAddress, addressOfView });
  const { data, error, isFetching, isPlaceholderData, refetch } = usePayments(view, size);
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.title} className="admin-head" />
      <div className="admin-filters">
        <FilterSelect
          label={text.status}
          all={text.every}
          values={UNDECIDED_PAYMENTS}
          wordOf={(status) => text[status]}
          value={view.status}
          onChoose={(status) => show({ status })}
        />
      </div>
      {!data && error && (
        <ErrorState title={listFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {pageFailedText}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label={text.title} className="admin-stack">
          <Skeleton width="100%" height="12rem" />
        </SkeletonGroup>
      )}
      {data?.data.length === 0 && (
        <EmptyState title={text.none} art={<ShieldCheck aria-hidden />}>
          {text.noneText}
        </EmptyState>
      )}
      {data?.data.map((payment) => (
        <PaymentCard key={payment.ride} payment={payment} />
      ))}
      {data && <ListPages meta={data.meta} busy={isPlaceholderData} paging={paging} />}
    </div>
  );
}
