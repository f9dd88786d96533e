import './numbered-pages.css';
import type { PageMeta } from '@pothik/contracts/platform';
import { Pagination, Select, useFormat } from '@pothik/ui-kit';
import { type PageEntry, pageEntries } from './page-numbers.rules';

export interface NumberedPagesProps {
  meta: Pick<PageMeta, 'page' | 'limit' | 'total'>;
  busy: boolean;
  /** What is shown: '11 to 20 of 26'. */
  summary: (first: string, last: string, total: string) => string;
  onPage: (page: number) => void;
  /** The rows per page to choose from, fewest first. */
  sizes: readonly number[];
  onSize: (size: number) => void;
  words: {
    /** Accessible name of the page numbers. */
    pages: string;
    /** Accessible name of one number. */
    page: (number: string) => string;
    /** Accessible name of the choice of rows per page. */
    size: string;
    perPage: (size: string) => string;
  };
}

/** Pagination with page numbers and the choice of rows per page. Renders nothing when every row fits on the smallest page. */
export function NumberedPages({ meta, busy, summary, onPage, sizes, onSize, words }: NumberedPagesProps) {
  const { page, limit, total } = meta;
  const { number } = useFormat();
  if (total <= Math.min(limit, ...sizes) && page === 1) return null;
  const last = Math.max(1, Math.ceil(total / limit));
  const end = Math.min(page * limit, total);
  const start = Math.min((page - 1) * limit + 1, end);
  return (
    <Pagination
      className="admin-pager"
      summary={summary(number(start), number(end), number(total))}
      busy={busy}
      onPrevious={page > 1 ? () => onPage(Math.min(page - 1, last)) : undefined}
      onNext={page < last ? () => onPage(page + 1) : undefined}
      aside={
        <Select
          aria-label={words.size}
          value={String(limit)}
          onChange={({ target }) => onSize(Number(target.value))}
          options={sizes.map((size) => ({ value: String(size), label: words.perPage(number(size)) }))}
        />
      }
    >
      <nav aria-label={words.pages} className="admin-page-numbers">
        {pageEntries(page, last).map((entry, position) => (
          <Entry
            // The same number keeps the focus while its page loads; there are at most two gaps.
            key={entry === 'gap' ? `gap-${position > 2}` : entry.page}
            entry={entry}
            present={page}
            label={words.page}
            turn={busy ? undefined : onPage}
          />
        ))}
      </nav>
    </Pagination>
  );
}

interface EntryProps {
  entry: PageEntry;
  present: number;
  label: (number: string) => string;
  /** Missing while a page loads. */
  turn: ((page: number) => void) | undefined;
}

function Entry({ entry, present, label, turn }: EntryProps) {
  const { number } = useFormat();
  if (entry === 'gap') return <span aria-hidden>…</span>;
  const { page, near } = entry;
  return (
    <button
      type="button"
      className={near ? 'admin-page-near' : undefined}
      aria-label={label(number(page))}
      aria-current={page === present ? 'page' : undefined}
      aria-disabled={!turn || undefined}
      onClick={page === present ? undefined : () => turn?.(page)}
    >
      {number(page)}
    </button>
  );
}
