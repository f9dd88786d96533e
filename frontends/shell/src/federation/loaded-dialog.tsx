import { LoadedPart, type LoadedPartProps } from '@pothik/api-client';
import { useEffect } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type LoadedDialogProps = DialogProps & Pick<LoadedPartProps<DialogProps>, 'load'>;

/** A dialog whose code is fetched when it opens. When it does not come the page stays as it is, and the next press asks again. */
export function LoadedDialog({ load, ...dialog }: LoadedDialogProps) {
  const failed = () => <Missing onShown={() => dialog.onOpenChange(false)} />;
  return dialog.open && <LoadedPart load={load} waiting={null} failed={failed} with={dialog} />;
}

function Missing({ onShown }: { onShown: () => void }) {
  useEffect(onShown);
  return null;
}
