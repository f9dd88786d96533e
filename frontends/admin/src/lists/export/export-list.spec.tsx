import { setLanguage } from '@pothik/api-client';
import { driverRoutes } from '@pothik/contracts/routes';
import { UiTextProvider } from '@pothik/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newAdministrator, show } from '../../testing/fixture';
import { ExportList } from './export-list';

const LIST = <ExportList route={driverRoutes.exportDrivers} query={{ status: 'PENDING' }} />;

/** The API answers with a file that the test writes; `asked` is the address and how the page ends the call. */
function writingFile() {
  const asked: { address?: string; signal?: AbortSignal | null } = {};
  let file: ReadableStreamDefaultController<Uint8Array> | undefined;
  globalThis.fetch = async (address, options) => {
    asked.address = String(address);
    asked.signal = options?.signal ?? null;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        file = controller;
      },
    });
    const headers = { 'content-disposition': 'attachment; filename="drivers-2026-11-26.csv"' };
    return new Response(body, { headers });
  };
  return {
    asked,
    write: (text: string) => act(async () => file?.enqueue(new TextEncoder().encode(text))),
    end: () => act(async () => file?.close()),
    breakOff: () => act(async () => file?.error(new TypeError('network error'))),
  };
}

let saved: { name: string; file: Blob }[];
beforeEach(async () => {
  await newAdministrator();
  saved = [];
  let last: Blob;
  URL.createObjectURL = (file) => {
    last = file as Blob;
    return 'blob:list';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: last });
  });
});
afterEach(() => jest.restoreAllMocks());

const press = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

describe('the export of a list', () => {
  it('saves the file under the server’s name, and shows how much was read meanwhile', async () => {
    const { asked, write, end } = writingFile();
    show(LIST);
    await press();
    await write('x'.repeat(2_000));
    await screen.findByRole('button', { name: '2 KB read' });
    await write('y'.repeat(1_200_000));
    await screen.findByRole('button', { name: '1,174 KB read' });
    expect(saved).toEqual([]);
    await end();
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(saved.map(({ name }) => name)).toEqual(['drivers-2026-11-26.csv']);
    expect(saved[0]?.file.size).toBe(1_202_000);
    expect(saved[0]?.file.type).toContain('text/csv');
    expect(asked.address).toBe('/api/v1/driver/drivers/file?status=PENDING&language=en');
  });

  it('asks for Bangla headings in Bangla, and counts in Bangla digits', async () => {
    await setLanguage('bn');
    const { asked, write } = writingFile();
    show(<UiTextProvider locale="bn">{LIST}</UiTextProvider>);
    await userEvent.click(screen.getByRole('button', { name: 'সিএসভি নামান' }));
    await write('x'.repeat(2_000));
    await screen.findByRole('button', { name: '২ কিলোবাইট পড়া হয়েছে' });
    expect(asked.address).toContain('language=bn');
  });

  it('that is refused says why, in the words of the catalogue', async () => {
    const body = {
      success: false,
      code: 'auth/not-allowed',
      message: 'You are not allowed to do this.',
      requestId: 'r',
    };
    globalThis.fetch = async () => new Response(JSON.stringify(body), { status: 403 });
    show(LIST);
    await press();
    expect(await screen.findByText('You are not allowed to do this.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('that breaks off saves nothing and says so', async () => {
    const { write, breakOff } = writingFile();
    show(LIST);
    await press();
    await write('Name,Email\r\n');
    await screen.findByRole('button', { name: '1 KB read' });
    await breakOff();
    expect(await screen.findByText('Network Error')).toBeTruthy();
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(saved).toEqual([]);
  });

  it('ends when the page is left, without a word', async () => {
    const { asked } = writingFile();
    const { unmount } = show(LIST);
    await press();
    await waitFor(() => expect(asked.signal?.aborted).toBe(false));
    unmount();
    expect(asked.signal?.aborted).toBe(true);
    expect(saved).toEqual([]);
  });
});
