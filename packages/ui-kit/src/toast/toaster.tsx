import { useEffect } from 'react';
import { loadSonner, setMounted, sonnerStore } from './sonner.store';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * The toasts, rendered once in the shell. The library loads with the first pointer or key press, or with the first
 * toast; while it does not load, toasts are shown as plain text.
 */
export function Toaster() {
  const library = sonnerStore((state) => state.library);
  const plain = sonnerStore((state) => state.plain);
  useEffect(() => (library ? undefined : onFirstTouch(fetchLibrary)), [library]);
  return (
    <>
      {library && <library.SonnerToaster onMounted={setMounted} />}
      {plain && <PlainToast key={plain.id} text={plain.text} />}
    </>
  );
}

/** Disappears with the next press, which fetches the library again. */
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

/** Toasts follow a person's action: fetching on the first press has the library ready before the network may fail. */
function onFirstTouch(listener: () => void): () => void {
  for (const touch of TOUCHES) addEventListener(touch, listener, { once: true, passive: true });
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, listener);
  };
}
