import {
  currentLanguage,
  failureText,
  queryClient,
  sessionStore,
  setLanguage,
  setRefusalNotice,
} from '@pothik/api-client';
import { emptyCache } from '@pothik/api-client/testing';
import { ENGLISH_UI_TEXT, ThemeProvider, Toaster, toast, UiTextProvider } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RIDER_ID } from './sample-ride';

setRefusalNotice((failure) => toast.error(failureText(failure)));

interface ReceivedRequest {
  call: string;
  /** The query string, without the question mark. */
  query: string;
  body: unknown;
  key: string | null;
}

export const success = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ success: true, message: 'ok', data }), { status });

export const refusal = (status: number, code: string, message: string) =>
  new Response(JSON.stringify({ success: false, message, code, requestId: 'r' }), { status });

/** A fake API: answers by method and path; returns the requests it received. */
export function answering(answers: Record<string, () => Response>): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const [path, query = ''] = String(input).replace('/api/v1', '').split('?');
    const call = `${init.method ?? 'GET'} ${path}`;
    requests.push({
      call,
      query,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: new Headers(init.headers).get('idempotency-key'),
    });
    const answer = answers[call];
    if (!answer) throw new TypeError(`no answer for ${call}`);
    return answer();
  });
  return requests;
}

/** Signs in a rider, in English, with empty storage. */
export async function newRider(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  emptyCache();
  await setLanguage('en');
  const user = {
    _id: RIDER_ID,
    name: 'Nusrat Jahan',
    email: 'n@j.bd',
    address: '',
    phone: '',
    role: 'RIDER',
    image: '',
  };
  const at = '2026-11-02T06:00:00.000Z';
  sessionStore.setState({
    status: 'signed-in',
    user: { ...user, role: 'RIDER', createdAt: at, updatedAt: at },
    ended: undefined,
  });
}

export const noAnswer = (): Response => {
  throw new TypeError('offline');
};

/** Renders a part of a page as the shell does, at its own route. */
export function open(element: ReactElement, path = '/rider/current-ride', route = '*') {
  const elsewhere = { path: '*', element: null };
  const routes = [{ path: route, element }, ...(route === '*' ? [] : [elsewhere])];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return { router, ...show(router) };
}

/** Renders a router's pages as the shell does. */
export const show = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <ThemeProvider>
      <UiTextProvider locale={currentLanguage()} text={ENGLISH_UI_TEXT}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </UiTextProvider>
    </ThemeProvider>,
  );
