import { create } from 'zustand';

type Sonner = typeof import('./sonner');

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

/** The library with its region on the page: what is said before is heard by nobody. */
export async function standingSonner(): Promise<Sonner> {
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
