import type { Me } from '@pothik/contracts/user';
import { create } from 'zustand';

export interface SessionState {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: Me | undefined;
  /** It is not known who is signed in, because the network does not reach the platform; `status` is loading meanwhile. */
  unreachable: boolean;
  /** How the last session of this page ended. */
  ended: 'log-out' | 'expired' | undefined;
  /** It ended by itself, on another device or in another tab: whoever sits here did not do it. */
  endedElsewhere: boolean;
  /** The API refuses everything until this administrator has set up two-step verification. */
  needsSecondFactor: boolean;
}

/** Who is signed in. Only the files of this folder write it. */
export const sessionStore = create<SessionState>()(() => ({
  status: 'loading',
  user: undefined,
  unreachable: false,
  ended: undefined,
  endedElsewhere: false,
  needsSecondFactor: false,
}));

/** Who is signed in, for components. */
export const useSession = (): SessionState => sessionStore();

/** The signed-in person, or undefined. */
export const useCurrentUser = (): Me | undefined => sessionStore((state) => state.user);
