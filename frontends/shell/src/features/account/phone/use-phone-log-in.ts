import { call, isRefusal } from '@pothik/api-client';
import { authRoutes, type RouteInput } from '@pothik/contracts/routes';
import { useBeginSession } from '../use-begin-session';
import type { LogInHooks } from '../use-log-in';

export type PhoneLogInHooks = Pick<LogInHooks, 'onLeave' | 'onSecondFactor'>;

/** Logs in by the code that was sent to a number, or signs up by it; where log-in leads is up to `next` and the role. */
export function usePhoneLogIn({ onLeave, onSecondFactor }: PhoneLogInHooks) {
  const begin = useBeginSession();
  return async (proof: RouteInput<typeof authRoutes.logInByPhone>, next?: string): Promise<void> => {
    onLeave(true);
    try {
      await begin(await call(authRoutes.logInByPhone, proof), next);
    } catch (error) {
      onLeave(false);
      if (!isRefusal(error, 'auth/second-factor-required')) throw error;
      onSecondFactor();
    }
  };
}
