import { onNotifications } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { toast, useFormat } from '@pothik/ui-kit';
import { playChime, storedSound, useSoundAfterGesture } from '@pothik/ui-kit/sound';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { RIDE_PAGE } from './ride-page';

/** Also in the rider's part, which asks once whether there may be a sound. */
const SOUND = 'pothik-ride-sound';
const NEWS: readonly string[] = ['ride-status-changed', 'fare-set'];

/** A change of the rider's ride by somebody else plays a sound where it is wanted, and is a toast where the ride itself is not shown. */
export function useRideNews(): void {
  const { taka } = useFormat();
  const { pathname } = useLocation();
  useSoundAfterGesture();
  const tell = useEffectEvent(async (entry: Notification) => {
    if (!NEWS.includes(entry.kind)) return;
    if (storedSound(SOUND)) void playChime();
    if (pathname === RIDE_PAGE) return;
    try {
      const { rideSentence } = await import('./ride-sentence');
      toast.info(rideSentence(entry, taka));
    } catch (error) {
      // The bell has it too.
      console.warn('The news of the ride was not told.', error);
    }
  });
  useEffect(() => onNotifications((entry) => void tell(entry)), []);
}
