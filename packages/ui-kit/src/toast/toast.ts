import { loadSonner, type Sonner, sonnerStore, type ToastState } from './sonner.store';

/** Repeats the type of `sonner.tsx`, which must not be part of the first page. */
type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** Replaces the toast of that id, e.g. a loading one. */
  id?: string;
  description?: string;
}

let nextId = 1;
const nextToastId = () => `toast-${nextId++}`;

function show(kind: Kind, text: string, { id = nextToastId(), description }: ToastOptions = {}): string {
  mountedSonner().then((sonner) => sonner.showToast(kind, text, { id, description }), instead({ id, text }));
  return id;
}

/** Short messages in the corner. Each call returns the toast's id at once; the library loads afterwards. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Stays until another toast with its id replaces it, or until it is dismissed. */
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  /** Reports code that did not load: at once, without the library, and below the header, so that the button can be pressed again. */
  plain: (text: string) => sonnerStore.setState({ plain: { id: nextToastId(), text } }),
  /** Dismisses one toast, or all. */
  dismiss: (id?: string) => {
    mountedSonner().then((sonner) => sonner.dismissToast(id), instead(undefined));
  },
};

/** Shows a plain toast when the library does not load. */
const instead = (plain: ToastState['plain']) => (error: unknown) => {
  console.warn('The toasts did not load.', error);
  sonnerStore.setState({ plain });
};

/** The library with its region mounted: a toast sent earlier would be lost. */
async function mountedSonner(): Promise<Sonner> {
  const library = await loadSonner();
  if (!sonnerStore.getState().mounted) await untilMounted();
  return library;
}

function untilMounted(): Promise<void> {
  return new Promise((resolve) => {
    const stop = sonnerStore.subscribe(({ mounted }) => {
      if (!mounted) return;
      stop();
      resolve();
    });
  });
}
