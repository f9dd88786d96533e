import { create } from 'zustand';
import type { OnDevice } from './in-hand.rules';

interface InHand extends OnDevice {
  /** The browser keeps nothing, as some private windows do. */
  isRefused: boolean;
}

/** What this page shows of the ride in hand; acts that ended stay until they are seen, also when the device has them no more. */
export const inHandStore = create<InHand>()(() => ({ ride: undefined, acts: [], isRefused: false }));

/** The ride in hand and its kept acts, for components. */
export const useInHand = (): InHand => inHandStore();
