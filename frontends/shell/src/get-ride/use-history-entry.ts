import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';
import { getRideStore, setGetRideOpen } from './get-ride.store';

/**
 * The open booking dialog is an entry of the history: Back closes it, closing it leaves the entry, a reload opens it again.
 * @param mayOpen a rider is here, and the address no longer asks for the dialog by itself
 */
export function useHistoryEntry(open: boolean, mayOpen: boolean): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const idle = useNavigation().state === 'idle';
  const entered = state?.getRide === true;
  const reopens = useRef(entered);
  const wasEntered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the address does not open or close anything
  useEffect(() => {
    // Who closes it to go elsewhere is already on the way, which `idle` does not know yet.
    if (!mayOpen || !idle || router?.state.navigation.state !== 'idle') return;
    // Another effect of this commit may have closed it.
    const isOpen = getRideStore.getState().open;
    if (entered && reopens.current) setGetRideOpen(true);
    else if (isOpen && !entered && wasEntered.current) setGetRideOpen(false);
    else if (isOpen && !entered) {
      const address = { pathname, search, hash };
      void navigate(address, { state: { ...state, getRide: true }, preventScrollReset: true });
    } else if (!isOpen && entered) void navigate(-1);
    reopens.current = false;
    wasEntered.current = entered;
  }, [open, entered, mayOpen, idle]);
}
