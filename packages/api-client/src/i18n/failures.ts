import { ApiRefusal, NetworkFailure } from '../refusals/refusal';
import { createCatalogue } from './catalogue';
import { refusalText } from './sentences';

const useFailureWords = createCatalogue({
  en: { networkError: 'Network Error', somethingWrong: 'Something went wrong' },
  bn: { networkError: 'নেটওয়ার্কে সমস্যা', somethingWrong: 'কিছু একটা সমস্যা হয়েছে' },
});

/** The text for a failed call: the server's sentence; else `otherwise`, or whether the network failed. */
export function failureText(error: unknown, otherwise?: string): string {
  if (error instanceof ApiRefusal && error.message) return refusalText(error);
  const words = useFailureWords.now();
  return otherwise ?? (error instanceof NetworkFailure ? words.networkError : words.somethingWrong);
}
