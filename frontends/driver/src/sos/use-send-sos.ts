import { ApiRefusal, call, failureText, NetworkFailure } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { useRef, useState } from 'react';
import { rideCalls } from '../calls/light-endpoints';
import { useSosStore } from './sos.store';
import { useSosText } from './sos-text';

/** Raises an incident. Sent again because no answer came, it repeats the same message instead of a second one. */
export function useSendSos(rideId: string) {
  const text = useSosText();
  const keepStored = useSosStore((state) => state.keepStored);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const key = useRef<string>(undefined);
  /** The news of the last try takes the place of the news before. */
  const news = `sos:${rideId}`;

  const send = async () => {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      const { createdAt } = await call(rideCalls.sendSos, { rideId }, { idempotencyKey: key.current });
      key.current = undefined;
      setFailed(false);
      keepStored(rideId, createdAt);
      toast.success(text.sent, { id: news });
    } catch (failure) {
      if (!(failure instanceof NetworkFailure)) key.current = undefined;
      setFailed(true);
      const why = failure instanceof ApiRefusal ? { description: failureText(failure) } : {};
      toast.error(text.failed, { id: news, ...why });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, send };
}
