import { queryClient } from '../cache/query-client';

/** Empties the cache before a page is opened; what fails is asked for again at once, not after a second. */
export function emptyCache(): void {
  queryClient.clear();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
}
