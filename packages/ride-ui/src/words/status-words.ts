import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import type { RideReader } from './ride-reader';
import { STATUS_BN, STATUS_BN_TO_RIDER } from './status-words.bn';

type StatusWords = Readonly<Record<RideStatus, string>>;

/** In English a status is shown by its own name. */
const ENGLISH: StatusWords = {
  REQUESTED: 'REQUESTED',
  ACCEPTED: 'ACCEPTED',
  'PICKED UP': 'PICKED UP',
  'IN TRANSIT': 'IN TRANSIT',
  COMPLETED: 'COMPLETED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED',
};

export const STATUS_WORDS: Readonly<Record<RideReader, CatalogueHook<StatusWords>>> = {
  RIDER: createCatalogue({ en: ENGLISH, bn: { ...STATUS_BN, ...STATUS_BN_TO_RIDER } }),
  DRIVER: createCatalogue({ en: ENGLISH, bn: STATUS_BN }),
  ADMINISTRATOR: createCatalogue({ en: ENGLISH, bn: STATUS_BN }),
};

/** The word of each status in a status pill. */
export const useStatusWords = (reader: RideReader): StatusWords => STATUS_WORDS[reader]();
