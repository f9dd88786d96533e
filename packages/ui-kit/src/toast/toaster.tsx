import { useEffect } from 'react';
import { loadSonner, setStanding, sonnerStore } from './sonner.store';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Where toasts appear; once, in the shell. Its library comes with the reader's first touch, or the first toast. */
export function Toaster() {
  const library = sonnerStore((state) => state.library);
  useEffect(() => (library ? undefined : onFirstTouch(() => void loadSonner().catch(console.warn))), [library]);
  return library ? <library.SonnerToaster onStanding={setStanding} /> : null;
}

/** Toasts answer what people do: by then the library is here, even when the network is what failed. */
function onFirstTouch(act: () => void): () => void {
  for (const touch of TOUCHES) addEventListener(touch, act, { once: true, passive: true });
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, act);
  };
}
