import { ApiRefusal, NetworkFailure, refusalText } from '@pothik/api-client';
import { useDriverText } from './driver-text';

/** What is said about a failed call: the server's sentence, or that the network failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiRefusal) return refusalText(error);
  const text = useDriverText.now();
  return error instanceof NetworkFailure ? text.networkError : text.somethingWrong;
}
