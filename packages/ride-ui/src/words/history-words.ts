import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideCause, RideParty, RideView } from '@pothik/contracts/ride';
import { CAUSE_TO_DRIVER, CAUSE_TO_DRIVER_BN, CAUSE_TO_RIDER, CAUSE_TO_RIDER_BN } from './cause-words';
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

const because: HistoryWords['because'] = (who, reason) => `${who}: ${reason}`;
const whyIn =
  (causes: Readonly<Record<RideCause, string>>): HistoryWords['why'] =>
  ({ cause, reason }) =>
    cause ? causes[cause] : reason;

export const HISTORY_WORDS: Readonly<Record<RideParticipant, CatalogueHook<HistoryWords>>> = {
  RIDER: createCatalogue<HistoryWords>({
    en: {
      by: (party, driver) =>
        ({ RIDER: 'By you', DRIVER: `By ${driver}`, ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      why: whyIn(CAUSE_TO_RIDER),
    },
    bn: {
      by: (party, driver) => ({ RIDER: 'আপনি', DRIVER: driver, ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
      because,
      why: whyIn(CAUSE_TO_RIDER_BN),
    },
  }),
  DRIVER: createCatalogue<HistoryWords>({
    en: {
      by: (party) =>
        ({ DRIVER: 'By you', RIDER: 'By the rider', ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      why: whyIn(CAUSE_TO_DRIVER),
    },
    bn: {
      by: (party) => ({ DRIVER: 'আপনি', RIDER: 'যাত্রী', ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
      because,
      why: whyIn(CAUSE_TO_DRIVER_BN),
    },
  }),
};

/** The words of a ride's history: who did what, and why. */
export const useHistoryWords = (reader: RideParticipant) => HISTORY_WORDS[reader]();
