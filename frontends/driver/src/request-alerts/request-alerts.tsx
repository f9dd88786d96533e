import { LiveRegion, useFormat } from '@pothik/ui-kit';
import { playChime, useSoundAfterGesture } from '@pothik/ui-kit/sound';
import { useEffect, useRef, useState } from 'react';
import { useWaitingRequests } from '../rides/use-waiting-requests';
import { newRequests } from './new-requests.rules';
import { useRequestAlertsText } from './request-alerts-text';
import { useSoundStore } from './sound.store';

/** On every page of a driver a new request plays a sound, if switched on, and is announced to screen readers. */
export function RequestAlerts() {
  const text = useRequestAlertsText();
  const { number } = useFormat();
  const wanted = useSoundStore(({ on }) => on !== false);
  const [announcement, setAnnouncement] = useState('');
  const waiting = useWaitingRequests().data;
  const previous = useRef<ReadonlySet<string>>(undefined);
  useSoundAfterGesture();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list announces, not another language or switch
  useEffect(() => {
    if (!waiting) return;
    const latest = newRequests(previous.current, waiting).at(-1);
    previous.current = new Set(waiting.map(({ _id }) => _id));
    // Screen readers skip a repeated sentence, so it is cleared with the last request.
    if (waiting.length === 0) setAnnouncement('');
    if (!latest) return;
    setAnnouncement(text.newRequest(latest.user.name, number(waiting.length), waiting.length === 1));
    if (wanted) void playChime();
  }, [waiting]);
  return <LiveRegion message={announcement} />;
}
