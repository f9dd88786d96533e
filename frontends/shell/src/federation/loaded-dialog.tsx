import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { toast, useUiText } from '@pothik/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type LoadedDialogProps = DialogProps & Pick<LoadedPartProps<DialogProps>, 'load'>;

/** A dialog whose code is fetched when it opens. If that fails, a plain toast says so, and the next press retries. */
export function LoadedDialog({ load, ...dialog }: LoadedDialogProps) {
  const { text } = useUiText();
  const close = () => {
    toast.plain(text.dialogFailed);
    dialog.onOpenChange(false);
  };
  const failed = () => <Missing onShown={close} />;
  return dialog.open && <LoadedPart load={load} waiting={null} failed={failed} with={dialog} />;
}

function Missing({ onShown }: { onShown: () => void }) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return null;
}
