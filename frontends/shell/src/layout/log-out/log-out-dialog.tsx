import '@pothik/ui-kit/dialogs';
import { ConfirmDialog } from '@pothik/ui-kit';
import { askBeforeLogOut, logOutStore } from './log-out.store';
import { useLogOutText } from './log-out-text';
import { useLeave } from './use-log-out';

interface LogOutDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks a person who leaves a ride or requests open; staying is the expected answer. */
export function Component({ open, onOpenChange }: LogOutDialogProps) {
  const text = useLogOutText();
  const leaves = logOutStore((state) => state.leaves);
  const leave = useLeave();
  const confirm = async () => {
    await leave();
    askBeforeLogOut(undefined);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.question}
      cancelLabel={text.stay}
      confirmLabel={text.leave}
      prefersCancel
      onConfirm={confirm}
    >
      {leaves && <p>{text[leaves]}</p>}
    </ConfirmDialog>
  );
}
