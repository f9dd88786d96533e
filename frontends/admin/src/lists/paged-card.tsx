import type { PageMeta } from '@pothik/contracts/platform';
import { Card, ErrorState, Pages } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useAdminText } from '../texts/admin-text';
import { useListText } from './list-text';

interface PagedCardProps {
  list: {
    data: { meta: Pick<PageMeta, 'page' | 'limit' | 'total'> } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
  };
  onPage(page: number): void;
  /** The table, with its own skeleton and empty state. */
  children: ReactNode;
}

/** A list in its card with page buttons, or with Retry. */
export function PagedCard({ list: { data, error, isFetching, refetch }, onPage, children }: PagedCardProps) {
  const text = useAdminText();
  const { shown } = useListText();
  if (error && !data)
    return (
      <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {text.pageFailedText}
      </ErrorState>
    );
  return (
    <Card flush>
      {children}
      {data && <Pages meta={data.meta} busy={isFetching} summary={shown} onPage={onPage} />}
    </Card>
  );
}
