import { create } from 'zustand';

/** The toast library: a chunk of its own. */
export type Sonner = typeof import('./sonner');

/** What is known of the toasts' library. */
export interface ToastState {
  /** The library once it is here. */
  library: Sonner | undefined;
  /** Its region is on the page and hears what is said. */
  standing: boolean;
  /** What stands on the page without the library. */
  plain: { id: string; text: string } | undefined;
}

export const sonnerStore = create<ToastState>()(() => ({ library: undefined, standing: false, plain: undefined }));

export const setStanding = (standing: boolean): void => sonnerStore.setState({ standing });

/** Fetches the library; after a failure the next toast tries again. */
export async function loadSonner(): Promise<Sonner> {
  const library = await import('./sonner');
  sonnerStore.setState({ library });
  return library;
}
