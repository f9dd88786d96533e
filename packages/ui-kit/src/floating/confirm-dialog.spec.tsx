import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../dialogs';
import { ConfirmDialog } from './confirm-dialog';

const SENTENCE = 'A reason of 3 to 300 characters is required.';

function ask(optional: boolean) {
  const confirmed = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Reject the request?"
      confirmLabel="Reject"
      reason={{ place: 'request-draft:1', label: 'Reason', requiredMessage: SENTENCE, minLength: 3, optional }}
      onConfirm={confirmed}
    />,
  );
  const confirmWith = async (reason: string) => {
    await userEvent.clear(screen.getByLabelText('Reason'));
    if (reason) await userEvent.type(screen.getByLabelText('Reason'), reason);
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  };
  return { confirmed, confirmWith };
}

describe('the reason of a ConfirmDialog', () => {
  beforeEach(() => sessionStorage.clear());

  it.each(['', '  a '])('if required, is refused as %j with a message and the focus', async (reason) => {
    const { confirmed, confirmWith } = ask(false);
    await confirmWith(reason);
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    expect(confirmed).not.toHaveBeenCalled();
    await confirmWith('Too far');
    expect(confirmed).toHaveBeenCalledWith('Too far');
  });

  it('if optional, may be empty, but not too short', async () => {
    const { confirmed, confirmWith } = ask(true);
    await confirmWith('ab');
    expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE);
    expect(confirmed).not.toHaveBeenCalled();
    await confirmWith('');
    expect(confirmed).toHaveBeenCalledWith('');
  });
});
