import type { PageMeta } from '@pothik/contracts/platform';
import { useListText } from './list-text';
import { NumberedPages } from './numbered-pages';
import { PAGE_SIZES, type PageSize } from './page-size.rules';

/** How a list is turned, by `useListView`. */
export interface Paging {
  onPage(page: number): void;
  onSize(size: PageSize): void;
}

interface ListPagesProps {
  meta: Pick<PageMeta, 'page' | 'limit' | 'total'>;
  busy: boolean;
  paging: Paging;
}

/** Page numbers and rows per page of an administrators' list. */
export function ListPages({ meta, busy, paging: { onPage, onSize } }: ListPagesProps) {
  const { shown, pages, page, size, perPage } = useListText();
  return (
    <NumberedPages
      meta={meta}
      busy={busy}
      summary={shown}
      words={{ pages, page, size, perPage }}
      sizes={PAGE_SIZES}
      onPage={onPage}
      onSize={(rows) => onSize(rows as PageSize)}
    />
  );
}
