import { type CatalogueHook, createCatalogue } from '@pothik/api-client';
import type { RideStatus } from '@pothik/contracts/ride';
import type { RideParticipant } from './ride-reader';
import { STATUS_BN, STATUS_BN_TO_RIDER } from './status-words.bn';

type StepWords = Readonly<Record<RideStatus | 'ARRIVED', string>>;

const ENGLISH: StepWords = {
  REQUESTED: 'Requested',
  ACCEPTED: 'Accepted',
  'PICKED UP': 'Picked up',
  'IN TRANSIT': 'In transit',
  COMPLETED: 'Completed',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  ARRIVED: 'At the pickup',
};

const BANGLA: StepWords = { ...STATUS_BN, REQUESTED: 'অনুরোধ', ARRIVED: 'পিকআপে পৌঁছেছেন' };

export const STEP_WORDS: Readonly<Record<RideParticipant, CatalogueHook<StepWords>>> = {
  RIDER: createCatalogue({ en: ENGLISH, bn: { ...BANGLA, ...STATUS_BN_TO_RIDER } }),
  DRIVER: createCatalogue({ en: ENGLISH, bn: BANGLA }),
};

/** The word of each status as a step of a ride's history; a pill shows the product's own word instead. */
export const useStepWords = (reader: RideParticipant): StepWords => STEP_WORDS[reader]();
