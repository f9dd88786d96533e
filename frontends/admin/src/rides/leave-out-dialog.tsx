import { ConfirmDialog, useFormat } from '@pothik/ui-kit';
import { useRidesText } from './rides-text';

interface LeaveOutDialogProps {
  /** How many rides. */
  count: number;
  /** Why the last attempt was refused. */
  error: string | undefined;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** Asks before rides are left out of every figure, which cannot be undone. */
export function LeaveOutDialog({ count, error, onConfirm, onClose }: LeaveOutDialogProps) {
  const text = useRidesText();
  const { number } = useFormat();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.leaveOutTitle(number(count), count === 1)}
      tone="danger"
      confirmLabel={text.leaveOutConfirm}
      cancelLabel={text.notNow}
      onConfirm={onConfirm}
      error={error}
    >
      <p>{text.leaveOutText(count === 1)}</p>
    </ConfirmDialog>
  );
}
