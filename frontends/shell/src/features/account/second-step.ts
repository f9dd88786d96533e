import { storedDraft } from '@pothik/api-client/forms';
import { SECOND_FACTOR } from '@pothik/contracts/auth';
import { z } from 'zod/mini';

/**
 * That this tab's log-in waits for the code, and until when, in ms since 1970: a phone that opens the authenticator app
 * may unload the page meanwhile.
 */
const stored = storedDraft('pothik-second-step', z.object({ endsAt: z.number() }));

/** The second step of log-in: the password, or Google, was right, and the code is asked. */
export const secondStep = {
  begin: (): void => stored.store({ endsAt: Date.now() + SECOND_FACTOR.logInMs }),
  isUnderWay: (): boolean => (stored.read()?.endsAt ?? 0) > Date.now(),
  end: (): void => stored.delete(),
};
