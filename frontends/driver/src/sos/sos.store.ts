import { create } from 'zustand';

interface SosState {
  /** When the last message of a ride was stored, as ISO text. */
  stored: Readonly<Record<string, string>>;
  keepStored(rideId: string, at: string): void;
}

/** What was answered, for the button in the page and the one in the sidebar alike. */
export const useSosStore = create<SosState>()((set) => ({
  stored: {},
  keepStored(rideId, at) {
    sessionStorage.setItem(placeOf(rideId), at);
    set(({ stored }) => ({ stored: { ...stored, [rideId]: at } }));
  },
}));

/** When this ride's last message was stored, also after a reload. */
export const useStoredAt = (rideId: string): string | undefined =>
  useSosStore(({ stored }) => stored[rideId]) ?? sessionStorage.getItem(placeOf(rideId)) ?? undefined;

const placeOf = (rideId: string): string => `driver-sos:${rideId}`;
