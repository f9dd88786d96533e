import { create } from 'zustand';

/** What the tab's title says of the rider's open ride; undefined without one. */
export const rideTitleStore = create<{ status: string | undefined }>()(() => ({ status: undefined }));
