import { queryClient, sessionStore } from '@pothik/api-client';
import type { Role } from '@pothik/contracts/platform';
import type { Me } from '@pothik/contracts/user';
import type { QueryClient } from '@tanstack/react-query';

interface Opening {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

/** The address that a route opens at, and the person who opens it. */
export interface Opened {
  search: URLSearchParams;
  params: Opening['params'];
  user: Me;
}

export type Ask = QueryClient['prefetchQuery'];

/**
 * Asks only what the cache lacks: whether cached data is stale is the page's decision. A failure is the page's to show. What is asked
 * later, as after a chunk was loaded, is not asked once the person has left.
 */
const askFor =
  ({ _id, role }: Me): Ask =>
  async (query) => {
    const { user } = sessionStore.getState();
    if (user?._id === _id && user.role === role) await queryClient.prefetchQuery({ ...query, staleTime: 'static' });
  };

/**
 * Makes `firstData` for the routes of these roles. Spread into a route beside `lazy`, `firstData((ask, opened) => ask(query))` asks
 * the page's first queries while its code loads. The page does not wait for them, and its hooks find them in the cache or under
 * way. Nobody else's visit asks anything, and another address of the same page leaves asking to its hooks.
 */
export const firstDataFor =
  (...roles: readonly Role[]) =>
  (askAll: (ask: Ask, opened: Opened) => unknown) => ({
    loader({ request, params }: Opening): null {
      const { user } = sessionStore.getState();
      const search = new URL(request.url).searchParams;
      if (user && roles.includes(user.role)) askAll(askFor(user), { search, params, user });
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
      currentUrl.pathname !== nextUrl.pathname,
  });
