import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideParty, RideView } from '@pothik/contracts/ride';
import type { RideParticipant } from './ride-reader';
import { SYSTEM_REASON_BN } from './system-reason.bn';

/** A type, not an interface: a catalogue takes what has an index signature. */
export type HistoryWords = {
  /** Who did it; `driver` is the name of the ride's driver. */
  readonly by: (party: RideParty, driver: string) => string;
  readonly because: (who: string, reason: string) => string;
  /** What the platform itself wrote as the reason. */
  readonly systemReason: (reason: string) => string;
};

const because: HistoryWords['because'] = (who, reason) => `${who}: ${reason}`;
const asWritten: HistoryWords['systemReason'] = (reason) => reason;

export const HISTORY_WORDS: Readonly<Record<RideParticipant, CatalogueHook<HistoryWords>>> = {
  RIDER: createCatalogue<HistoryWords>({
    en: {
      by: (party, driver) =>
        ({ RIDER: 'By you', DRIVER: `By ${driver}`, ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      systemReason: asWritten,
    },
    bn: {
      by: (party, driver) => ({ RIDER: 'আপনি', DRIVER: driver, ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
      because,
      systemReason: (reason) => SYSTEM_REASON_BN.RIDER[reason] ?? reason,
    },
  }),
  DRIVER: createCatalogue<HistoryWords>({
    en: {
      by: (party) =>
        ({ DRIVER: 'By you', RIDER: 'By the rider', ADMINISTRATOR: 'By Pothik', SYSTEM: 'By itself' })[party],
      because,
      systemReason: asWritten,
    },
    bn: {
      by: (party) => ({ DRIVER: 'আপনি', RIDER: 'যাত্রী', ADMINISTRATOR: 'পথিক', SYSTEM: 'নিজে থেকে' })[party],
      because,
      systemReason: (reason) => SYSTEM_REASON_BN.DRIVER[reason] ?? reason,
    },
  }),
};

/** Who did what to a ride, and why. */
export const useHistoryWords = (reader: RideParticipant) => HISTORY_WORDS[reader]();

type Reason = Pick<RideView['history'][number], 'by' | 'reason'>;

/** The reason of a step in the reader's language; what people typed is never translated. */
export const reasonText = (words: HistoryWords, { by, reason }: Reason): string =>
  by === 'SYSTEM' ? words.systemReason(reason) : reason;
