import { createSoundStore } from '@pothik/ui-kit/sound';

/** Whether this device plays a sound for a new request: it does until it is switched off. */
export const useSoundStore = createSoundStore('pothik-request-sound');
