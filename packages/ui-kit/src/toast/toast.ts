import { loadSonner, type Sonner, sonnerStore, type ToastState } from './sonner.store';

/** What sonner's part is asked for; the door keeps it out of the first page. */
type Kind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface ToastOptions {
  /** Replaces the toast of that id, e.g. a loading one. */
  id?: string;
  description?: string;
}

let nextId = 1;
const nextToastId = () => `toast-${nextId++}`;

function show(kind: Kind, text: string, { id = nextToastId(), description }: ToastOptions = {}): string {
  standingSonner().then((sonner) => sonner.showToast(kind, text, { id, description }), instead({ id, text }));
  return id;
}

/** Short news in the corner. Each call returns the toast's id at once; the library comes after. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** Stays until another toast replaces it by its id, or dismiss takes it away. */
  loading: (text: string, options?: ToastOptions) => show('loading', text, options),
  /** Says that code did not come: at once, without the library, and below the header, so that its button can be pressed again. */
  plain: (text: string) => sonnerStore.setState({ plain: { id: nextToastId(), text } }),
  /** Takes one away, or all. */
  dismiss: (id?: string) => {
    standingSonner().then((sonner) => sonner.dismissToast(id), instead(undefined));
  },
};

/** What stands on the page when the library does not come. */
const instead = (plain: ToastState['plain']) => (error: unknown) => {
  console.warn('The toasts did not load.', error);
  sonnerStore.setState({ plain });
};

/** The library with its region on the page: what is said before is heard by nobody. */
async function standingSonner(): Promise<Sonner> {
  const library = await loadSonner();
  if (!sonnerStore.getState().standing) await untilStanding();
  return library;
}

function untilStanding(): Promise<void> {
  return new Promise((resolve) => {
    const stop = sonnerStore.subscribe(({ standing }) => {
      if (!standing) return;
      stop();
      resolve();
    });
  });
}
