import { ConfirmDialog, useFormat } from '@pothik/ui-kit';
import { useState } from 'react';
import { useRidesText } from './rides-text';

interface LeaveOutDialogProps {
  /** How many rides. */
  count: number;
  /** Leaves them out. Answers with the reason when this was refused. */
  onConfirm(): Promise<string | undefined>;
  /** @param refused whether the last attempt was, so the page may be behind */
  onClose(refused: boolean): void;
}

/** Asks before rides are left out of every figure, which cannot be undone. */
export function LeaveOutDialog({ count, onConfirm, onClose }: LeaveOutDialogProps) {
  const text = useRidesText();
  const { number } = useFormat();
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    const refused = await onConfirm();
    if (refused === undefined) onClose(false);
    else setError(refused);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose(error !== undefined)}
      title={text.leaveOutTitle(number(count), count === 1)}
      tone="danger"
      confirmLabel={text.leaveOutConfirm}
      cancelLabel={text.notNow}
      onConfirm={confirm}
      error={error}
    >
      <p>{text.leaveOutText(count === 1)}</p>
    </ConfirmDialog>
  );
}
