import { NetworkFailure, type QueryState } from '@pothik/api-client';
import { ErrorState } from '@pothik/ui-kit';
import { useRiderText } from '../texts/rider-text';

/** A query whose failure a page shows. */
export interface RetryableQuery extends QueryState {
  refetch(): unknown;
}

/** Says why a part of the page did not load, and offers Retry; offline it loads by itself later. */
export function NotLoaded({ title, query }: { title: string; query: RetryableQuery }) {
  const text = useRiderText();
  const { error, fetchStatus, refetch } = query;
  if (fetchStatus === 'paused') return <ErrorState title={text.offline}>{text.offlineText}</ErrorState>;
  const cutOff = error instanceof NetworkFailure;
  return (
    <ErrorState
      title={cutOff ? text.noConnection : title}
      onRetry={() => void refetch()}
      retrying={fetchStatus === 'fetching'}
    >
      {cutOff ? text.noConnectionText : text.pageFailedText}
    </ErrorState>
  );
}
