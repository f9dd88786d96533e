import { create } from 'zustand';

interface SosState {
  /** When the last message of a ride was stored, as ISO text. */
  sent: Readonly<Record<string, string>>;
  keepSent(rideId: string, at: string): void;
}

/** What was answered, for the button in the page and the one in the sidebar alike. */
export const useSosStore = create<SosState>()((set) => ({
  sent: {},
  keepSent: (rideId, at) => set(({ sent }) => ({ sent: { ...sent, [rideId]: at } })),
}));
