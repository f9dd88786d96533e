import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../dialogs';
import { ConfirmDialog } from './confirm-dialog';

const PLACE = 'suspension-draft:1';
const TYPED = 'Licence expired';

const show = () =>
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Suspend Abdul Karim?"
      confirmLabel="Suspend driver"
      reason={{ place: PLACE, label: 'Reason' }}
      onConfirm={() => undefined}
    />,
  );

describe('what is typed as the reason of a ConfirmDialog', () => {
  beforeEach(() => sessionStorage.clear());

  it('is kept at its place as it is typed', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Reason'), TYPED);
    expect(sessionStorage.getItem(PLACE)).toBe(TYPED);
  });

  it('stands in the dialog that is opened after a reload', () => {
    sessionStorage.setItem(PLACE, TYPED);
    show();
    expect(screen.getByLabelText('Reason')).toHaveValue(TYPED);
  });

  it('is forgotten with the dialog, which ends when it is cancelled or sent', async () => {
    const { unmount } = show();
    await userEvent.type(screen.getByLabelText('Reason'), TYPED);
    unmount();
    expect(sessionStorage.getItem(PLACE)).toBeNull();
  });
});
