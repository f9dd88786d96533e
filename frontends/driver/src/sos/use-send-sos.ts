import { ApiRefusal, call, failureText } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useSosStore } from './sos.store';
import { useSosText } from './sos-text';

/** Raises an incident. Every press is a message of its own: repeated under its key it would be answered with the first, though resolved since. */
export function useSendSos(rideId: string) {
  const text = useSosText();
  const keepStored = useSosStore((state) => state.keepStored);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  /** The news of the last try takes the place of the news before. */
  const news = `sos:${rideId}`;

  const send = async () => {
    setBusy(true);
    try {
      const { updatedAt } = await call(rideRoutes.sendSos, { rideId });
      setFailed(false);
      // An incident that was there already alarms anew: this is when.
      keepStored(rideId, updatedAt);
      toast.success(text.sent, { id: news });
    } catch (failure) {
      setFailed(true);
      const why = failure instanceof ApiRefusal ? { description: failureText(failure) } : {};
      toast.error(text.failed, { id: news, ...why });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, send };
}
