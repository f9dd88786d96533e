import { useEffect, useEffectEvent } from 'react';
import { useUiText } from '../text/ui-text-provider';
import { toast } from '../toast/toast';
import { dialogsStore } from './dialogs.store';

/** Fetches the dialog library ahead of use; after a failure the next call retries. */
export async function loadDialogs(): Promise<void> {
  await import('../dialogs');
}

/** The dialog library, fetched when a dialog opens. If that fails, a plain toast says so, and the next press retries. */
export function useDialogLibrary(wanted: boolean, onMissing: () => void) {
  const library = dialogsStore((state) => state.library);
  const { text } = useUiText();
  const missing = useEffectEvent((error: unknown) => {
    console.warn('The dialog did not load.', error);
    toast.plain(text.dialogFailed);
    onMissing();
  });
  const asked = wanted && !library;
  useEffect(() => {
    if (!asked) return;
    loadDialogs().catch((error: unknown) => missing(error));
  }, [asked]);
  return library;
}
