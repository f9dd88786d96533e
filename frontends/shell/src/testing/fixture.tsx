import { failureText, sessionStore, setRefusalNotice } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { ThemeProvider, Toaster, toast } from '@pothik/ui-kit';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

setRefusalNotice((failure) => toast.error(failureText(failure)));

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: object;
}

/** Read from the first log-in until the page is closed, which is longer than a test: not recorded without an answer. */
const LIVE_STREAM = 'GET /notification/stream';

/**
 * A fake server: answers by method and path below /api/v1 and records the requests in `sent`. A missing answer is a
 * network failure; 'waiting' never answers.
 */
export function answering(answers: Readonly<Record<string, Answer | 'waiting'>>) {
  const sent: { call: string; body: unknown }[] = [];
  globalThis.fetch = jest.fn(async (address, options) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace('/api/v1', '');
    const asked = `${options?.method ?? 'GET'} ${path}`;
    if (asked === LIVE_STREAM && !(asked in answers)) return new Promise<Response>(() => {});
    sent.push({ call: asked, body: typeof options?.body === 'string' ? JSON.parse(options.body) : options?.body });
    const answer = answers[asked];
    if (!answer) throw new TypeError(`The test has no answer to ${asked}.`);
    if (answer === 'waiting') return new Promise<Response>(() => {});
    const { status = 200, headers = {}, body } = answer;
    return new Response(JSON.stringify(body), { status, headers });
  });
  return sent;
}

export const success = (data: unknown): Answer => ({ body: { success: true, message: '', data } });

/** A refusal as the API sends it. */
export const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  body: { success: false, code, message, requestId: 'r1' },
});

/** A rendered page; `reload` renders it again with only the browser's storage left. */
export interface OpenedPage {
  address: () => string;
  state: () => unknown;
  reload: () => Promise<OpenedPage>;
}

/** Renders a page for a visitor or a signed-in person and waits for its first requests; every other address shows `elsewhere`. */
export async function openPage(Page: ComponentType, address: string, user?: Me): Promise<OpenedPage> {
  // Ends what watches a person whom an earlier test logged in: a late answer would sign that person in again.
  act(() => sessionStore.setState({ ended: 'log-out' }));
  sessionStore.setState({ status: user ? 'signed-in' : 'signed-out', user, ended: undefined });
  const path = address.split('?')[0] ?? '/';
  const router = createMemoryRouter(
    [
      { path, Component: Page },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/before', address] },
  );
  const { unmount } = render(
    <ThemeProvider>
      <RouterProvider router={router} />
      <Toaster />
    </ThemeProvider>,
  );
  await act(async () => {});
  return {
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    state: () => router.state.location.state,
    reload: () => {
      unmount();
      return openPage(Page, address, user);
    },
  };
}

/** Marks in the page which parts of the development surface the server offers; by default none. */
export function offering(...parts: readonly ('mailbox' | 'people' | 'sms')[]): void {
  document.querySelector('meta[name="development"]')?.remove();
  const mark = document.createElement('meta');
  mark.name = 'development';
  mark.content = parts.join(' ');
  document.head.append(mark);
}

export const sampleRider: Me = {
  _id: '0123456789abcdef01234567',
  name: 'Nusrat Jahan',
  email: 'rider@pothik.test',
  address: '',
  phone: '',
  role: 'RIDER',
  image: '',
  createdAt: '2026-11-02T06:00:00.000Z',
  updatedAt: '2026-11-02T06:00:00.000Z',
};
