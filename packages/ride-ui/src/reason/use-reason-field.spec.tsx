import { ConfirmDialog } from '@pothik/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReasonField } from './use-reason-field';

interface DialogProps {
  onConfirm(reason: string): void;
}

const Dialog = ({ onConfirm }: DialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={() => {}}
    title="Cancel?"
    confirmLabel="Cancel ride"
    cancelLabel="Keep it"
    reason={useReasonField('a-reason')}
    onConfirm={onConfirm}
  />
);

it('refuses a reason of less than 3 characters with a message', async () => {
  const onConfirm = jest.fn();
  render(<Dialog onConfirm={onConfirm} />);
  await userEvent.type(await screen.findByLabelText('Reason'), 'no');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel ride' }));
  expect(screen.getByText('A reason of 3 to 300 characters is required.')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Reason'), 't today');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel ride' }));
  expect(onConfirm).toHaveBeenCalledWith('not today');
});
