import type { ApiRefusal } from '../refusals/refusal';
import { type StaleSentence, staleSentenceOf } from './stale.rules';

type BanglaSentences = typeof import('./sentences.bn');

let bangla: BanglaSentences | undefined;

/** Loads the Bangla sentences of refusals and forms: a chunk that English readers never load. */
export async function loadBanglaSentences(): Promise<void> {
  bangla ??= await import('./sentences.bn');
}

const isBangla = (): boolean => document.documentElement.lang === 'bn';

const STALE_SENTENCES: Readonly<Record<StaleSentence, string>> = {
  rideOver: 'This ride is already over. Here is how it ended.',
  rideMovedOn: 'This ride has moved on meanwhile. Here is how it stands now.',
  driverDecided: 'Somebody has decided about this driver meanwhile.',
  incidentDecided: 'Somebody has taken care of this meanwhile.',
};

/** A refusal's sentence in the reader's language; where the API names statuses, one that says what happened. */
export function refusalText(refusal: Pick<ApiRefusal, 'code' | 'message'>): string {
  const stale = staleSentenceOf(refusal);
  if (stale) return (isBangla() && bangla?.banglaStaleSentence(stale)) || STALE_SENTENCES[stale];
  return (isBangla() && bangla?.banglaRefusal(refusal)) || refusal.message;
}

/** A form message of the contracts' schemas, in the reader's language. */
export const formMessageText = (message: string): string =>
  (isBangla() && bangla?.banglaFormMessage(message)) || message;
