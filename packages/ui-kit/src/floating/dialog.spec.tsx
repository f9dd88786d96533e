import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Edit profile">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

/** A skeleton in a dialog of its own, until the form has loaded. */
function PageWithSkeleton() {
  const [shown, setShown] = useState<'nothing' | 'skeleton' | 'form'>('nothing');
  const shut = () => setShown('nothing');
  return (
    <>
      <button type="button" onClick={() => setShown('skeleton')}>
        Edit
      </button>
      {shown === 'skeleton' && (
        <Dialog open onOpenChange={shut} title="Loading">
          <button type="button" onClick={() => setShown('form')}>
            Come
          </button>
        </Dialog>
      )}
      {shown === 'form' && <Dialog open onOpenChange={shut} title="Edit profile" />}
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus itself, so that its title is read out', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit profile' })).toHaveFocus());
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('returns the focus to its opener when closed by %s', async (_way, close) => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Nusrat');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('returns the focus to the opener of the dialog that it replaced', async () => {
    render(<PageWithSkeleton />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Come' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit profile' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  });
});
