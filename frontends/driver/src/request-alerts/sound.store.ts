import { create } from 'zustand';

const PLACE = 'pothik-request-sound';

interface SoundState {
  on: boolean;
  turn(on: boolean): void;
}

/** Whether this device may sound for a new request; its choice is remembered. */
export const useSoundStore = create<SoundState>()((set) => ({
  on: localStorage.getItem(PLACE) !== 'off',
  turn(on) {
    localStorage.setItem(PLACE, on ? 'on' : 'off');
    set({ on });
  },
}));
