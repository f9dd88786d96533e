import { useLoadedDialog } from '../dialogs/use-loaded-dialog';
import type { Intention, StatusDialogProps } from './status-dialog';

const load = async () => (await import('./status-dialog')).StatusDialog;

/** The confirmation of a driver's status change, and what opens it. `onChanged` as of the dialog. */
export function useStatusDialog(onChanged: NonNullable<StatusDialogProps['onChanged']>) {
  const { Dialog, subject, open, close } = useLoadedDialog<Intention, StatusDialogProps>(load);
  return {
    onIntend: (intention: Intention) => void open(intention),
    dialog: Dialog && subject && <Dialog intention={subject} onClose={close} onChanged={onChanged} />,
  };
}
