import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../dialogs';
import { ConfirmDialog } from './confirm-dialog';

const STORAGE_KEY = 'suspension-draft:1';
const TYPED = 'Licence expired';

const show = () =>
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Suspend Abdul Karim?"
      confirmLabel="Suspend driver"
      reason={{ place: STORAGE_KEY, label: 'Reason' }}
      onConfirm={() => undefined}
    />,
  );

describe('the typed reason of a ConfirmDialog', () => {
  beforeEach(() => sessionStorage.clear());

  it('is stored under its storage key as it is typed', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Reason'), TYPED);
    expect(sessionStorage.getItem(STORAGE_KEY)).toBe(TYPED);
  });

  it('is restored in the dialog that opens after a reload', () => {
    sessionStorage.setItem(STORAGE_KEY, TYPED);
    show();
    expect(screen.getByLabelText('Reason')).toHaveValue(TYPED);
  });

  it('is removed when the dialog closes, whether cancelled or sent', async () => {
    const { unmount } = show();
    await userEvent.type(screen.getByLabelText('Reason'), TYPED);
    unmount();
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });
});
