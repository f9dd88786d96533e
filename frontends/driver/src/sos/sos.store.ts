import { create } from 'zustand';

interface SosState {
  /** When the last message of a ride was stored, as ISO text. */
  stored: Readonly<Record<string, string>>;
  setStoredAt(rideId: string, at: string): void;
}

/** Shared by the button in the page and the one in the sidebar. */
export const useSosStore = create<SosState>()((set) => ({
  stored: {},
  setStoredAt(rideId, at) {
    sessionStorage.setItem(storageKeyOf(rideId), at);
    set(({ stored }) => ({ stored: { ...stored, [rideId]: at } }));
  },
}));

/** When this ride's last message was stored, also after a reload. */
export const useStoredAt = (rideId: string): string | undefined =>
  useSosStore(({ stored }) => stored[rideId]) ?? sessionStorage.getItem(storageKeyOf(rideId)) ?? undefined;

const storageKeyOf = (rideId: string): string => `driver-sos:${rideId}`;
