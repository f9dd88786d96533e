import { failureText, isRefusal } from '@pothik/api-client';
import type { PageMeta } from '@pothik/contracts/platform';
import { Card, ErrorState } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useAdminText } from '../texts/admin-text';
import { ListPages, type Paging } from './list-pages';

interface PagedCardProps {
  list: {
    data: { meta: Pick<PageMeta, 'page' | 'limit' | 'total'> } | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch(): unknown;
  };
  paging: Paging;
  /** The table, with its own skeleton and empty state. */
  children: ReactNode;
}

/** A list in its card with its page numbers, or with Retry. */
export function PagedCard({ list, paging, children }: PagedCardProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const text = useAdminText();
  if (error && !data)
    return (
      <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {isRefusal(error, 'request/invalid') ? failureText(error) : text.pageFailedText}
      </ErrorState>
    );
  return (
    <Card flush>
      {children}
      {data && <ListPages meta={data.meta} busy={isPlaceholderData} paging={paging} />}
    </Card>
  );
}
