import { LiveRegion, useFormat } from '@pothik/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useWaitingRequests } from '../rides/use-waiting-requests';
import { newRequests } from './new-requests.rules';
import { useRequestAlertsText } from './request-alerts-text';
import { playRequestSound, useSoundAfterGesture } from './request-sound';
import { useSoundStore } from './sound.store';

/** A rider asks: a soft sound where it is wanted, and a sentence for those who listen, on every page of a driver. */
export function RequestAlerts() {
  const text = useRequestAlertsText();
  const { number } = useFormat();
  const wanted = useSoundStore(({ on }) => on);
  const [announcement, setAnnouncement] = useState('');
  const waiting = useWaitingRequests().data;
  const known = useRef<ReadonlySet<string>>(undefined);
  useSoundAfterGesture();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list is news, not another language or switch
  useEffect(() => {
    if (!waiting) return;
    const latest = newRequests(known.current, waiting).at(-1);
    known.current = new Set(waiting.map(({ _id }) => _id));
    // The same sentence twice would be said once: it goes away with the last request.
    if (waiting.length === 0) setAnnouncement('');
    if (!latest) return;
    setAnnouncement(text.newRequest(latest.user.name, number(waiting.length), waiting.length === 1));
    if (wanted) void playRequestSound();
  }, [waiting]);
  return <LiveRegion message={announcement} />;
}
