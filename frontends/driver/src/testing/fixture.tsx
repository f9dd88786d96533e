import { failureText, queryClient, sessionStore, setRefusalNotice } from '@pothik/api-client';
import { emptyCache } from '@pothik/api-client/testing';
import type { Me } from '@pothik/contracts/user';
import { SidebarProvider, ThemeProvider, Toaster, toast } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { createMemoryRouter, RouterProvider } from 'react-router';

setRefusalNotice((failure) => toast.error(failureText(failure)));

type Answer = (body: unknown, query: URLSearchParams) => { status?: number; body: object };

/** A fake API: answers by method and path; `sent` records the calls. */
export function answering(answers: Readonly<Record<string, unknown>>) {
  const sent: { call: string; body: unknown }[] = [];
  globalThis.fetch = async (address, options) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    const path = pathname.replace('/api/v1', '');
    const call = `${options?.method ?? 'GET'} ${path}`;
    const body = bodyOf(options?.body);
    sent.push({ call, body });
    const answer = answers[call];
    if (answer === undefined) throw new Error(`No answer for ${call}.`);
    if (typeof answer !== 'function') return envelope(200, { success: true, message: '', data: answer });
    const { status = 200, body: given } = (answer as Answer)(body, searchParams);
    return envelope(status, given);
  };
  return sent;
}

/** A JSON body; of a form with files its data and the files' names. */
function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) {
    const files = body.getAll('files').map((file) => (file as File).name);
    return { data: JSON.parse(String(body.get('data') ?? '{}')), files };
  }
  return body ? JSON.parse(String(body)) : undefined;
}

const envelope = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** A success whose data is computed for each call. */
export const giving = (data: (query: URLSearchParams) => unknown) => (_body: unknown, query: URLSearchParams) => ({
  body: { success: true, message: '', data: data(query) },
});

/** A refusal as the API sends it. */
export const refusing = (status: number, code: string, message: string) => () => ({
  status,
  body: { success: false, code, message, requestId: 'r1' },
});

export const page = <Item,>(data: readonly Item[]) => ({
  data,
  meta: { page: 1, limit: 10, total: data.length, totalPage: 1 },
});

/** Opens a route as a signed-in person, in the shell's frame; returns a function that gives the present address. */
export function openAs(user: Me, routes: RouteObject[], path: string): () => string {
  emptyCache();
  sessionStorage.clear();
  sessionStore.setState({ status: 'signed-in', user, ended: undefined });
  const router = createMemoryRouter([...routes, { path: '*', element: 'elsewhere' }], { initialEntries: [path] });
  show(router);
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

/** Renders a router's pages in the shell's frame. */
export const show = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <SidebarProvider>
          <RouterProvider router={router} />
        </SidebarProvider>
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>,
  );
