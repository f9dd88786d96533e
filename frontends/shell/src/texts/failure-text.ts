import { ApiRefusal, NetworkFailure, refusalText } from '@pothik/api-client';
import { useShellText } from './shell-text';

/** What a toast says about a failed call: the server's sentence when there is one, else the given words. */
export function failureText(error: unknown, otherwise = useShellText.now().somethingWrong): string {
  return error instanceof ApiRefusal ? refusalText(error) : otherwise;
}

/** Log-in alone tells a network failure apart: 'Network Error'. */
export function logInFailureText(error: unknown): string {
  return failureText(error, error instanceof NetworkFailure ? useShellText.now().networkError : undefined);
}
