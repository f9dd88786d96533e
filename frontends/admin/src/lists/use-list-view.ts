import { useSearchParams } from 'react-router';
import { type PageSize, PLAIN_ROWS, pageSizeOfAddress, withPageSize } from './page-size.rules';

interface ListAddress<View> {
  viewOfAddress(parameters: URLSearchParams): View;
  addressOfView(view: View): URLSearchParams;
  /** Rows per page unless chosen. */
  rows?: PageSize;
}

/** What a list shows and how many rows a page has, as in the address bar; a change starts at page 1. */
export function useListView<View extends { page: number }>(list: ListAddress<View>) {
  const { viewOfAddress, addressOfView, rows = PLAIN_ROWS } = list;
  const [parameters, setParameters] = useSearchParams();
  const view = viewOfAddress(parameters);
  const size = pageSizeOfAddress(parameters, rows);
  const addressAfter = (next: Partial<View>, nextSize = size) =>
    withPageSize(addressOfView({ ...view, page: 1, ...next }), nextSize, rows);
  const show = (next: Partial<View>) => setParameters(addressAfter(next), { replace: true });
  const paging = {
    onPage: (page: number) => show({ page } as Partial<View>),
    onSize: (next: PageSize) => setParameters(addressAfter({}, next), { replace: true }),
  };
  return { view, size, show, addressAfter, paging };
}
