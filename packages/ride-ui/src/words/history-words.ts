import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import { CAUSE_TO_DRIVER, CAUSE_TO_RIDER } from './cause-words';
import { because, type HistoryWords, whyIn } from './history-sentence';
import type { RideParticipant } from './ride-reader';

const claimed: HistoryWords['claimed'] = (pressed, arrived) => `Pressed ${pressed}, reached us ${arrived}`;

export const HISTORY_WORDS: Readonly<Record<RideParticipant, CatalogueHook<HistoryWords>>> = {
  RIDER: createCatalogue<HistoryWords>({
    en: {
      by: (party, driver) =>
        ({ RIDER: 'By you', DRIVER: `By ${driver}`, ADMINISTRATOR: 'By Pothik', SYSTEM: 'Automatic' })[party],
      because,
      claimed,
      why: whyIn(CAUSE_TO_RIDER),
    },
    bn: async () => ({ bangla: (await import('./history-words.bn')).TO_RIDER }),
  }),
  DRIVER: createCatalogue<HistoryWords>({
    en: {
      by: (party) =>
        ({ DRIVER: 'By you', RIDER: 'By the rider', ADMINISTRATOR: 'By Pothik', SYSTEM: 'Automatic' })[party],
      because,
      claimed,
      why: whyIn(CAUSE_TO_DRIVER),
    },
    bn: async () => ({ bangla: (await import('./history-words.bn')).TO_DRIVER }),
  }),
};

/** The words of a ride's history: who did what, and why. */
export const useHistoryWords = (reader: RideParticipant) => HISTORY_WORDS[reader]();
