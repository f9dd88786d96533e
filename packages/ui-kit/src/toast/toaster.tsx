import { useEffect } from 'react';
import { loadSonner, setStanding, sonnerStore } from './sonner.store';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Where toasts appear; once, in the shell. Its library comes with the reader's first touch, or the first toast; what is
 * said while it does not come stands there plainly.
 */
export function Toaster() {
  const library = sonnerStore((state) => state.library);
  const plain = sonnerStore((state) => state.plain);
  useEffect(() => (library ? undefined : onFirstTouch(fetchLibrary)), [library]);
  return (
    <>
      {library && <library.SonnerToaster onStanding={setStanding} />}
      {plain && <PlainToast key={plain.id} text={plain.text} />}
    </>
  );
}

/** Goes with the next touch, which asks for the library again. */
function PlainToast({ text }: { text: string }) {
  useEffect(() => onFirstTouch(fetchLibrary), []);
  return (
    <span role="alert" className="ui-plain-toast">
      {text}
    </span>
  );
}

function fetchLibrary(): void {
  sonnerStore.setState({ plain: undefined });
  loadSonner().catch(console.warn);
}

/** Toasts answer what people do: by then the library is here, even when the network is what failed. */
function onFirstTouch(act: () => void): () => void {
  for (const touch of TOUCHES) addEventListener(touch, act, { once: true, passive: true });
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, act);
  };
}
