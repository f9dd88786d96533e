import { call, failureText } from '@pothik/api-client';
import { rideRoutes } from '@pothik/contracts/routes';
import { toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useSosWords } from './sos-words';

/** What else follows from a press, beside the toast. */
export interface SosOutcome {
  /** A toast with this id takes the place of the one before; without it each stands for itself. */
  toastId?: string;
  /** The sentence of a failure in its toast; `undefined` says it elsewhere. */
  reasonOf?(failure: unknown): string | undefined;
  /** The message was stored at this moment, as ISO text. */
  onStored?(at: string): void;
  onFailed?(): void;
}

/** Raises an incident. Every press is a message of its own: repeated under its key it would be answered with the first, though resolved since. */
export function useSendSos(rideId: string, { toastId, reasonOf = failureText, onStored, onFailed }: SosOutcome) {
  const words = useSosWords();
  const [busy, setBusy] = useState(false);
  const replaced = toastId === undefined ? {} : { id: toastId };
  const send = async () => {
    setBusy(true);
    try {
      // An incident that was there already alarms anew: `updatedAt` is when.
      const { updatedAt } = await call(rideRoutes.sendSos, { rideId });
      onStored?.(updatedAt);
      toast.success(words.sent, replaced);
    } catch (failure) {
      onFailed?.();
      const description = reasonOf(failure);
      toast.error(words.failed, { ...replaced, ...(description === undefined ? {} : { description }) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
