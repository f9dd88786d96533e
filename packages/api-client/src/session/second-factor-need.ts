import { isRefusal } from '../refusals/refusal';
import { sessionStore } from './session.store';

/** Notes that the API refuses this session's calls until the person has set up two-step verification. */
export function noteSecondFactorNeed(error: unknown): void {
  if (isRefusal(error, 'auth/second-factor-needed')) sessionStore.setState({ needsSecondFactor: true });
}

/** A new session has begun: whether it is demanded of it, the next refused call says. */
export const forgetSecondFactorNeed = (): void => sessionStore.setState({ needsSecondFactor: false });
