import {
  currentLanguage,
  failureText,
  queryClient,
  sessionStore,
  setLanguage,
  setRefusalNotice,
} from '@pothik/api-client';
import { emptyCache } from '@pothik/api-client/testing';
import type { Role } from '@pothik/contracts/platform';
import { ThemeProvider, Toaster, toast, UiTextProvider } from '@pothik/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { identifier } from './samples';

setRefusalNotice((failure) => toast.error(failureText(failure)));

interface Answer {
  status: number;
  body: object;
}

interface SentCall {
  call: string;
  body?: unknown;
  /** The query of a GET. */
  query?: Record<string, string>;
}

/** A fake API: answers by method and path; `sent` records the calls. */
export function answering(answers: Readonly<Record<string, Answer | ((query: URLSearchParams) => Answer)>>) {
  const sent: SentCall[] = [];
  globalThis.fetch = async (address, options) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    const call = `${options?.method ?? 'GET'} ${pathname.replace('/api/v1', '')}`;
    const query = Object.fromEntries(searchParams);
    sent.push(options?.body ? { call, body: JSON.parse(String(options.body)) } : { call, query });
    const given = answers[call];
    const answer = typeof given === 'function' ? given(searchParams) : given;
    if (!answer) throw new Error(`No answer for ${call}.`);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  return sent;
}

export const success = (data: object | null): Answer => ({ status: 200, body: { success: true, message: '', data } });

/** One page of a list as the API sends it. */
export const pageOf = (data: readonly object[], total = data.length, limit = 10): Answer =>
  success({ data, meta: { page: 1, limit, total, totalPage: Math.ceil(total / limit) } });

/** A refusal as the API sends it. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { success: false, code, message, requestId: 'r1' },
});

/** Signs in an administrator, in English, with empty storage. */
export async function newAdministrator(role: Role = 'ADMIN'): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  emptyCache();
  await setLanguage('en');
  const at = '2026-11-02T06:00:00.000Z';
  const person = { _id: ADMINISTRATOR_ID, name: 'Tanvir Ahmed', email: 'admin@pothik.test', address: '', phone: '' };
  sessionStore.setState({
    status: 'signed-in',
    user: { ...person, role, image: '', createdAt: at, updatedAt: at },
    ended: undefined,
  });
}

export const ADMINISTRATOR_ID = identifier(42);

/** Renders a page at its address as the shell does; any other address shows 'Somewhere else'. */
export function open(element: ReactElement, address: string, path = new URL(address, 'http://localhost').pathname) {
  const routes = [
    { path, element },
    { path: '*', element: <p>Somewhere else</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, ...showPages(router) };
}

/** Renders a router's pages as the shell does. */
export const showPages = (router: ReturnType<typeof createMemoryRouter>) =>
  render(
    <ThemeProvider>
      <UiTextProvider locale={currentLanguage()}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </UiTextProvider>
    </ThemeProvider>,
  );

/** Renders a part of a page in the shell's frame. */
export const show = (part: ReactElement) =>
  render(
    <ThemeProvider>
      {part}
      <Toaster />
    </ThemeProvider>,
  );
