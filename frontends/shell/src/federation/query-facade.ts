import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** What remotes may use of the query library: a list keeps the rest of it out of the shell's first page. */
export const queryFacade = {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
};
