import { ApiRefusal, NetworkFailure, refusalText } from '@pothik/api-client';
import { useAdminText } from './admin-text';

/** What a toast says about a failed call: the server's sentence, or that the network failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiRefusal) return refusalText(error);
  const text = useAdminText.now();
  return error instanceof NetworkFailure ? text.networkError : text.somethingWrong;
}
