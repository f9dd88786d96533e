import type { PageMeta } from '@pothik/contracts/platform';
import { Card, ErrorState, Pagination, useFormat } from '@pothik/ui-kit';
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
  /** The table, which knows its own skeleton and empty state. */
  children: ReactNode;
}

/** A list in its card with the way to other pages, or the way to fetch it again. */
export function PagedCard({ list: { data, error, isFetching, refetch }, onPage, children }: PagedCardProps) {
  const text = useAdminText();
  if (error && !data)
    return (
      <ErrorState title={text.listFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {text.pageFailedText}
      </ErrorState>
    );
  return (
    <Card flush>
      {children}
      {data && <Pages meta={data.meta} busy={isFetching} onPage={onPage} />}
    </Card>
  );
}

interface PagesProps {
  meta: Pick<PageMeta, 'page' | 'limit' | 'total'>;
  busy: boolean;
  onPage(page: number): void;
}

/** Nothing when everything stands on one page; a page beyond the last one still has its way back. */
export function Pages({ meta: { page, limit, total }, busy, onPage }: PagesProps) {
  const text = useListText();
  const { number } = useFormat();
  if (total <= limit && page === 1) return null;
  const last = Math.min(page * limit, total);
  const first = Math.min((page - 1) * limit + 1, last);
  return (
    <Pagination
      summary={text.shown(number(first), number(last), number(total))}
      busy={busy}
      onPrevious={page > 1 ? () => onPage(Math.min(page - 1, Math.max(1, Math.ceil(total / limit)))) : undefined}
      onNext={last < total ? () => onPage(page + 1) : undefined}
    />
  );
}
