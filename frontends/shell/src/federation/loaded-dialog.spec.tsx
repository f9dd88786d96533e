import { Toaster, UiTextProvider } from '@pothik/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bangla } from '../texts/kit-text.bn';
import { LoadedDialog } from './loaded-dialog';

const load = jest.fn();
const Content = () => 'the dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </button>
      <LoadedDialog load={load} open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Menu' });

it.each([
  ['en', {}, 'This part did not load. Try again.'],
  ['bn', bangla, 'এই অংশটি লোড হয়নি। আবার চেষ্টা করুন।'],
] as const)(
  'a dialog whose code does not come says so (%s), and the next press opens it',
  async (locale, text, said) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Component: Content });
    render(
      <UiTextProvider locale={locale} text={text}>
        <Page />
      </UiTextProvider>,
    );
    await userEvent.click(opener());
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(opener()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(opener());
    expect(await screen.findByText('the dialog')).toBeVisible();
  },
);
