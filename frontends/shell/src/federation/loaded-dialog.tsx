import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { toast, useUiText } from '@pothik/ui-kit';
import { useEffect, useEffectEvent } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type LoadedDialogProps = DialogProps & Pick<LoadedPartProps<DialogProps>, 'load'>;

/** A dialog whose code is fetched when it opens. When it does not come a plain toast says so, the page stays as it is, and the next press asks again. */
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
