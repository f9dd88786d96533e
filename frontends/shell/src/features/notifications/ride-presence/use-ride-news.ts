import { onNotifications, useLanguage } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { toast } from '@pothik/ui-kit';
import { playChime, storedSound, useSoundAfterGesture } from '@pothik/ui-kit/sound';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { RIDE_PAGE } from './ride-page';

/** Also in the rider's part, which asks once whether there may be a sound. */
const SOUND = 'pothik-ride-sound';
const NEWS: readonly string[] = ['ride-status-changed', 'fare-set'];

/** A change of the rider's ride by somebody else plays a sound where it is wanted, and is a toast where the ride itself is not shown. */
export function useRideNews(): void {
  const language = useLanguage();
  const { pathname } = useLocation();
  useSoundAfterGesture();
  const tell = useEffectEvent(({ kind, words }: Notification) => {
    if (!NEWS.includes(kind)) return;
    if (storedSound(SOUND)) void playChime();
    if (pathname !== RIDE_PAGE && words) toast.info(words[language]);
  });
  useEffect(() => onNotifications((entry) => tell(entry)), []);
}
