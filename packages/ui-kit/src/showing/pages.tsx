import { useFormat } from '../format/use-format';
import { Pagination } from './pagination';

export interface PagesProps {
  /** The shown page, the rows per page, and the total of rows. */
  meta: { page: number; limit: number; total: number };
  busy: boolean;
  /** The text for the shown rows, e.g. 1 to 10 of 2,547. */
  summary: (first: string, last: string, total: string) => string;
  onPage: (page: number) => void;
}

/** Pagination of a list. Renders nothing for a single page; a page beyond the last can still go back. */
export function Pages({ meta: { page, limit, total }, busy, summary, onPage }: PagesProps) {
  const { number } = useFormat();
  if (total <= limit && page === 1) return null;
  const last = Math.min(page * limit, total);
  const first = Math.min((page - 1) * limit + 1, last);
  const lastPage = Math.max(1, Math.ceil(total / limit));
  return (
    <Pagination
      summary={summary(number(first), number(last), number(total))}
      busy={busy}
      onPrevious={page > 1 ? () => onPage(Math.min(page - 1, lastPage)) : undefined}
      onNext={last < total ? () => onPage(page + 1) : undefined}
    />
  );
}
