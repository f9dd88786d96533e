import { create } from 'zustand';

interface SoundState {
  /** Undefined while nobody has been asked. */
  on: boolean | undefined;
  turn(on: boolean): void;
}

/** Whether this device plays a sound; stored in the browser under this key. */
export const createSoundStore = (storageKey: string) =>
  create<SoundState>()((set) => ({
    on: storedSound(storageKey),
    turn(on) {
      localStorage.setItem(storageKey, on ? 'on' : 'off');
      set({ on });
    },
  }));

/** What this device has stored under this key; undefined while nobody has been asked. */
export function storedSound(storageKey: string): boolean | undefined {
  const stored = localStorage.getItem(storageKey);
  return stored === null ? undefined : stored !== 'off';
}
