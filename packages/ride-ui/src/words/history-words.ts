import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideParty, RideView } from '@pothik/contracts/ride';
import { CAUSE_TO_DRIVER, CAUSE_TO_RIDER } from './cause-words';
import { because, whyIn } from './history-sentence';
import type { RideParticipant } from './ride-reader';

type Explained = Pick<RideView['history'][number], 'cause' | 'reason'>;

/** A type, not an interface, because a catalogue requires an index signature. */
export type HistoryWords = {
  /** Who did it; `driver` is the name of the ride's driver. */
  readonly by: (party: RideParty, driver: string) => string;
  readonly because: (who: string, reason: string) => string;
  /** The system's cause in words for the reader, or the reason a person typed; it may be empty. */
  readonly why: (step: Explained) => string;
};

export const HISTORY_WORDS: Readonly<Record<RideParticipant, CatalogueHook<HistoryWords>>> = {
  RIDER: createCatalogue<HistoryWords>({
    en: {
      by: (party, driver) =>
        ({ RIDER: 'By you', DRIVER: `By ${driver}`, ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      why: whyIn(CAUSE_TO_RIDER),
    },
    bn: async () => ({ bangla: (await import('./history-words.bn')).TO_RIDER }),
  }),
  DRIVER: createCatalogue<HistoryWords>({
    en: {
      by: (party) =>
        ({ DRIVER: 'By you', RIDER: 'By the rider', ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      why: whyIn(CAUSE_TO_DRIVER),
    },
    bn: async () => ({ bangla: (await import('./history-words.bn')).TO_DRIVER }),
  }),
};

/** The words of a ride's history: who did what, and why. */
export const useHistoryWords = (reader: RideParticipant) => HISTORY_WORDS[reader]();
