import { DialogComing } from './dialog-coming';
import type { DialogProps } from './dialog-props';
import { useDialogLibrary } from './use-dialog-library';

/** A question or form over the page; on a phone it rises from the bottom. Its library comes with the first that opens. */
export function Dialog(props: DialogProps) {
  const library = useDialogLibrary(props.open, () => props.onOpenChange(false));
  if (library) return <library.OpenedDialog {...props} />;
  return props.open && <DialogComing />;
}
