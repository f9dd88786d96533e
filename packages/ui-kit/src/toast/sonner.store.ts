import { create } from 'zustand';

/** The toast library, a chunk of its own. */
export type Sonner = typeof import('./sonner');

/** The loading state of the toast library. */
export interface ToastState {
  /** The library once it has loaded. */
  library: Sonner | undefined;
  /** Its region is mounted and shows new toasts. */
  mounted: boolean;
  /** The toast shown without the library. */
  plain: { id: string; text: string } | undefined;
}

export const sonnerStore = create<ToastState>()(() => ({ library: undefined, mounted: false, plain: undefined }));

export const setMounted = (mounted: boolean): void => sonnerStore.setState({ mounted });

/** Fetches the library; after a failure the next toast retries. */
export async function loadSonner(): Promise<Sonner> {
  const library = await import('./sonner');
  sonnerStore.setState({ library });
  return library;
}
