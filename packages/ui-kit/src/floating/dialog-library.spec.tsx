import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Toaster } from '../toast/toaster';
import { Dialog } from './dialog';

const mockServer = { down: false };
jest.mock('../dialogs', () => {
  if (mockServer.down) throw new Error('The server has no such file.');
  return jest.requireActual('../dialogs');
});

function Page({ openAtFirst = false }: { openAtFirst?: boolean }) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit profile" />
      <Toaster />
    </>
  );
}

const edit = () => screen.getByRole('button', { name: 'Edit' });

describe('the dialog library', () => {
  it('shows an error when it does not load, leaves the page as it was, and retries on the next press', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    mockServer.down = true;
    render(<Page />);
    await userEvent.click(edit());
    expect(await screen.findByText('This part did not load. Try again.')).toBeVisible();
    expect(edit()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(edit()).toHaveFocus();
    await userEvent.click(edit());
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  });

  it('shows a placeholder while it loads', async () => {
    mockServer.down = false;
    render(<Page openAtFirst />);
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('dialog', { name: 'Edit profile' })).toHaveFocus();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
