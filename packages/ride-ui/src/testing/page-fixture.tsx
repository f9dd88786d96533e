import { failureText, queryClient, setRefusalNotice } from '@pothik/api-client';
import { emptyCache } from '@pothik/api-client/testing';
import { ThemeProvider, Toaster, toast } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

setRefusalNotice((failure) => toast.error(failureText(failure)));

interface Asked {
  /** Method, path and query string. */
  call: string;
  key: string | null;
}

/** A fake API: one answer, by the query and by method and path; returns the recorded requests. */
export function answering(answer: (search: URLSearchParams, call: string) => Response): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (address, options) => {
    const { pathname, search, searchParams } = new URL(String(address), 'http://localhost');
    const call = `${options?.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    asked.push({ call: `${call}${search}`, key: new Headers(options?.headers).get('idempotency-key') });
    return answer(searchParams, call);
  };
  return asked;
}

export const success = (data: unknown): Response =>
  new Response(JSON.stringify({ success: true, message: 'ok', data }), { status: 200 });

export const refusal = (status: number, code: string, message: string): Response =>
  new Response(JSON.stringify({ success: false, message, code, requestId: 'r1' }), { status });

export const noAnswer = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Renders an element as a remote's page does, with an empty cache; returns the router. */
export function open(element: ReactElement, path = '/') {
  emptyCache();
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router;
}
