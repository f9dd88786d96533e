import { ThemeProvider, Toaster } from '@pothik/ui-kit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

interface Answer {
  status: number;
  body: object;
}

/** A fake API: answers by method and path; `sent` holds what was asked for. */
export function answering(answers: Readonly<Record<string, Answer>>) {
  const sent: { call: string; body: unknown }[] = [];
  globalThis.fetch = async (address, options) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace('/api/v1', '');
    const call = `${options?.method ?? 'GET'} ${path}`;
    sent.push({ call, body: options?.body ? JSON.parse(String(options.body)) : undefined });
    const answer = answers[call];
    if (!answer) throw new Error(`Nobody answers ${call}.`);
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  return sent;
}

export const success = (data: object): Answer => ({ status: 200, body: { success: true, message: '', data } });

/** A refusal as the API sends it. */
export const refusal = (status: number, code: string, message: string): Answer => ({
  status,
  body: { success: false, code, message, requestId: 'r1' },
});

/** Shows a part of a page in the frame the shell gives it. */
export const show = (part: ReactElement) =>
  render(
    <ThemeProvider>
      {part}
      <Toaster />
    </ThemeProvider>,
  );
