import { useEffect, useEffectEvent } from 'react';
import { useUiText } from '../text/ui-text-provider';
import { toast } from '../toast/toast';
import { dialogsStore } from './dialogs.store';

/** Fetches what dialogs are made of, so that none waits for it; after a failure the next call asks again. */
export async function loadDialogs(): Promise<void> {
  await import('../dialogs');
}

/** The library, asked for when it is wanted. When it does not come a plain toast says so, the page stays as it is, and the next press asks again. */
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
