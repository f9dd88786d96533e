import { create } from 'zustand';

/** The toast library: a chunk of its own. */
export type Sonner = typeof import('./sonner');

/** The toast library once it is here; `standing` when its region is on the page and hears what is said. */
export const sonnerStore = create<{ library: Sonner | undefined; standing: boolean }>()(() => ({
  library: undefined,
  standing: false,
}));

export const setStanding = (standing: boolean): void => sonnerStore.setState({ standing });

/** Fetches the library; after a failure the next toast tries again. */
export async function loadSonner(): Promise<Sonner> {
  const library = await import('./sonner');
  sonnerStore.setState({ library });
  return library;
}
