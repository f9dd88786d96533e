import { create } from 'zustand';

const STORAGE_KEY = 'pothik-request-sound';

interface SoundState {
  on: boolean;
  turn(on: boolean): void;
}

/** Whether this device plays a sound for a new request; stored in the browser. */
export const useSoundStore = create<SoundState>()((set) => ({
  on: localStorage.getItem(STORAGE_KEY) !== 'off',
  turn(on) {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    set({ on });
  },
}));
