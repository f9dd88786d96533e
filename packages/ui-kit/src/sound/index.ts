export { playChime, readySound, useSoundAfterGesture } from './chime';
export { createSoundStore, storedSound } from './sound.store';
