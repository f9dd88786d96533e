import type { ApiRefusal } from '../refusals/refusal';

type BanglaSentences = typeof import('./sentences.bn');

let bangla: BanglaSentences | undefined;

/** Loads the Bangla sentences of refusals and forms: a chunk that English readers never load. */
export async function loadBanglaSentences(): Promise<void> {
  bangla ??= await import('./sentences.bn');
}

const isBangla = (): boolean => document.documentElement.lang === 'bn';

/** A refusal's sentence in the reader's language. */
export const refusalText = (refusal: Pick<ApiRefusal, 'code' | 'message'>): string =>
  (isBangla() && bangla?.banglaRefusal(refusal)) || refusal.message;

/** A form message of the contracts' schemas, in the reader's language. */
export const formMessageText = (message: string): string =>
  (isBangla() && bangla?.banglaFormMessage(message)) || message;
