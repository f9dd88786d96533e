import { DialogComing } from './dialog-coming';
import type { DialogProps } from './dialog-props';
import { useDialogLibrary } from './use-dialog-library';

/** A dialog over the page; on a phone a bottom sheet. Its library loads when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const library = useDialogLibrary(props.open, () => props.onOpenChange(false));
  if (library) return <library.OpenedDialog {...props} />;
  return props.open && <DialogComing />;
}
